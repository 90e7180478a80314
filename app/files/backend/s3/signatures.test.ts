import { AwsV4Signer } from "aws4fetch";
import { expect, test } from "vitest";
import { signatureOf } from "#tests/support/s3Signature.ts";

const emptyDigest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";

/** The examples of AWS's documentation (Authenticating Requests: Using the Authorization Header). */
const examples = [
  {
    method: "GET",
    target: "/test.txt",
    headers: { range: "bytes=0-9" },
    signed: "host;range;x-amz-content-sha256;x-amz-date",
    signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  },
  {
    method: "GET",
    target: "/?lifecycle=",
    signed: "host;x-amz-content-sha256;x-amz-date",
    signature: "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543",
  },
  {
    method: "GET",
    target: "/?max-keys=2&prefix=J",
    signed: "host;x-amz-content-sha256;x-amz-date",
    signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  },
];
const host = "examplebucket.s3.amazonaws.com";
const credential = "AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request";

test.each(examples)("the tests' check knows AWS's example $target", (example) => {
  const { method, target, headers, signed, signature } = example;
  const found = signatureOf(
    {
      ...{ method, target },
      headers: {
        ...{
          host,
          ...headers,
          "x-amz-date": "20130524T000000Z",
          "x-amz-content-sha256": emptyDigest,
        },
        authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signed}, Signature=${signature}`,
      },
    },
    secret,
  );
  expect(found).toEqual({ given: signature, right: signature });
});

test.each(examples.slice(1))("the library signs AWS's example $target", async (example) => {
  const { headers } = await new AwsV4Signer({
    method: example.method,
    url: `https://${host}${example.target}`,
    headers: { "X-Amz-Content-Sha256": emptyDigest },
    accessKeyId: "AKIAIOSFODNN7EXAMPLE",
    secretAccessKey: secret,
    service: "s3",
    region: "us-east-1",
    datetime: "20130524T000000Z",
  }).sign();
  expect(headers.get("authorization")).toContain(`Signature=${example.signature}`);
});
