import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '@/lib/identity/authentication/schema';
import type { MadePasskey } from '@/lib/identity/passkeys/schema';
import { cbor } from './cbor';

/** How an answer differs from that of an honest device. */
export interface Deviation {
  /** The page that asked. */
  origin?: string;
  /** The host that the device was told. */
  rpId?: string;
  /** Whether its owner unlocked it. */
  verified?: boolean;
  counter?: number;
  type?: string;
  challenge?: string;
  userHandle?: string;
  id?: string;
}

interface Asked {
  challenge: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

const algorithms = {
  ES256: () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return {
      privateKey,
      cose: [
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ],
    };
  },
  EdDSA: () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const { x = '' } = publicKey.export({ format: 'jwk' });
    return {
      privateKey,
      cose: [
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytesOf(x)],
      ],
    };
  },
  RS256: () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
    return {
      privateKey,
      cose: [
        [1, 3],
        [3, -257],
        [-1, bytesOf(n)],
        [-2, bytesOf(e)],
      ],
    };
  },
} as const;

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** One passkey on a device made of software: it answers as real ones do, or as it is told to. */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  counter = 0;
  userHandle = '';
  private readonly key: KeyObject;
  private readonly cose: readonly (readonly [number, unknown])[];

  constructor(
    private readonly origin: string,
    algorithm: keyof typeof algorithms = 'ES256',
  ) {
    const { privateKey, cose } = algorithms[algorithm]();
    this.key = privateKey;
    this.cose = cose as [number, unknown][];
  }

  private clientData(type: string, { challenge }: Asked, other: Deviation) {
    return JSON.stringify({
      type: other.type ?? type,
      challenge: other.challenge ?? challenge,
      origin: other.origin ?? this.origin,
      crossOrigin: false,
    });
  }

  private data({ rpId, verified = true, counter }: Deviation, attested = Buffer.alloc(0)) {
    const present = 1;
    const flags = present | (verified ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter ?? this.counter, 1);
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), head, attested]);
  }

  /** Makes the passkey: what `startRegistration` gives. */
  make(asked: Asked & { user: { id: string } }, other: Deviation = {}): MadePasskey {
    this.userHandle = asked.user.id;
    const id = bytesOf(other.id ?? this.id);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(new Map(this.cose))]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(other, attested)],
    ]);
    return {
      ...named(base64url(id)),
      response: {
        clientDataJSON: base64url(Buffer.from(this.clientData('webauthn.create', asked, other))),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Answers a challenge: what `startAuthentication` gives. */
  answer(asked: Asked, other: Deviation = {}): PasskeyAnswer {
    const clientData = Buffer.from(this.clientData('webauthn.get', asked, other));
    const data = this.data(other);
    const signed = Buffer.concat([data, sha256(clientData)]);
    const algorithm = this.key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    return {
      ...named(other.id ?? this.id),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign(algorithm, signed, this.key)),
        userHandle: other.userHandle ?? this.userHandle,
      },
    };
  }
}

const named = (id: string) => ({ id, rawId: id, type: 'public-key' as const });
