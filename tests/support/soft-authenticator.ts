import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, backedUp: 0x10, attested: 0x40 };

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const encode = (data: string | Buffer) => Buffer.from(data).toString("base64url");

/** CBOR of byte strings up to 64 kB. */
const cborBytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** What a hostile or broken browser does otherwise. */
export interface Twists {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  counter?: number;
  /** Without the user's finger, face or PIN. */
  unverified?: boolean;
  userHandle?: string;
}

export interface SoftPasskey {
  id: string;
  key: KeyObject;
  rpId: string;
  userHandle: string;
  counter: number;
}

function clientData(type: string, { challenge }: Options, origin: string, twists: Twists): Buffer {
  const data = { type: twists.type ?? type, challenge: twists.challenge ?? challenge };
  return Buffer.from(JSON.stringify({ ...data, origin: twists.origin ?? origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, counter: number, flags: number, more = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, more]);
}

const flagsOf = ({ unverified }: Twists) =>
  FLAGS.present | FLAGS.syncable | FLAGS.backedUp | (unverified ? 0 : FLAGS.verified);

/** An authenticator in software, with a browser that lies where a test wants it. */
export function createSoftAuthenticator(origin: string) {
  /** Makes a passkey, and what a browser sends of it. */
  function create(options: Options, twists: Twists = {}) {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x, y } = publicKey.export({ format: "jwk" });
    const cose = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x!, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y!, "base64url"),
    ]);
    const id = randomBytes(32);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const rpId = twists.rpId ?? options.rp!.id;
    const counter = twists.counter ?? 0;
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const data = authenticatorData(rpId, counter, flagsOf(twists) | FLAGS.attested, attested);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(data),
    ]);
    const passkey: SoftPasskey = {
      id: encode(id),
      key: privateKey,
      rpId,
      userHandle: options.user!.id,
      counter,
    };
    const answer = {
      id: passkey.id,
      rawId: passkey.id,
      type: "public-key",
      clientExtensionResults: {},
      authenticatorAttachment: "platform",
      response: {
        clientDataJSON: encode(clientData("webauthn.create", options, origin, twists)),
        attestationObject: encode(attestation),
        transports: ["internal", "hybrid"],
      },
    };
    return { passkey, answer };
  }

  /** Signs a challenge with a passkey, as a browser sends it. */
  function get(passkey: SoftPasskey, options: Options, twists: Twists = {}) {
    const counter = twists.counter ?? passkey.counter;
    const data = authenticatorData(twists.rpId ?? passkey.rpId, counter, flagsOf(twists));
    const client = clientData("webauthn.get", options, origin, twists);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), passkey.key);
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(signature),
        userHandle: twists.userHandle ?? passkey.userHandle,
      },
    };
  }

  return { create, get };
}
