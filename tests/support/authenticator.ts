import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What an authenticator is asked (the parts of WebAuthn's options that this one reads). */
interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}
interface RequestOptions {
  challenge: string;
  rpId?: string;
}

/** What a test forges; everything is right by default. */
interface Forged {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  aaguid?: string;
}

/** An authenticator of software with one passkey (ES256), which answers as a browser sends it on. */
export class Authenticator {
  readonly id = randomBytes(16).toString("base64url");
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #origin: string;
  #userHandle = "";
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  }

  /** The answer to the question for a new passkey, as JSON. */
  create(options: CreationOptions, forged: Forged = {}): string {
    this.#userHandle = options.user.id;
    const credentialId = Buffer.from(this.id, "base64url");
    const credential = Buffer.concat([
      Buffer.from((forged.aaguid ?? "0".repeat(32)).replaceAll("-", ""), "hex"),
      uint16(credentialId.length),
      credentialId,
      this.#publicKey(),
    ]);
    const data = Buffer.concat([
      this.#head(options.rp.id ?? "", { ...forged, counter: forged.counter ?? 0 }, 0x40),
      credential,
    ]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      Buffer.from([0x59]),
      uint16(data.length),
      data,
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData("webauthn.create", options.challenge, forged),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** The answer to the question of a sign-in, as JSON. */
  sign(options: RequestOptions, forged: Forged = {}): string {
    this.#counter += 1;
    const counter = forged.counter ?? this.#counter;
    const data = this.#head(options.rpId ?? "", { ...forged, counter }, 0);
    const clientData = this.#clientData("webauthn.get", options.challenge, forged);
    const hash = createHash("sha256").update(Buffer.from(clientData, "base64url")).digest();
    const signature = sign("sha256", Buffer.concat([data, hash]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: clientData,
      authenticatorData: data.toString("base64url"),
      signature: signature.toString("base64url"),
      userHandle: forged.userHandle ?? this.#userHandle,
    });
  }

  #answer(response: object): string {
    const { id } = this;
    return JSON.stringify({
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      authenticatorAttachment: "platform",
      response,
    });
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Forged): string {
    const data = { type, challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString("base64url");
  }

  /** The hash of the host, the flags (the user is there, and verified), the counter. */
  #head(rpId: string, forged: Forged & { counter: number }, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(forged.counter);
    const verified = forged.isVerified === false ? 0 : 0x04;
    return Buffer.concat([
      createHash("sha256")
        .update(forged.rpId ?? rpId)
        .digest(),
      Buffer.from([0x01 | verified | flags]),
      counter,
    ]);
  }

  /** In COSE form: an elliptic curve, ES256, P-256, x, y. */
  #publicKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
  }
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** A text of fewer than 24 bytes. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
