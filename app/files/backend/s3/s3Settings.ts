/** Where an S3-compatible store is, and who asks. */
export interface S3Settings {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What every key in the bucket begins with: "" or such as `site/`. */
  prefix: string;
  accessKey: string;
  secretKey: string;
}
