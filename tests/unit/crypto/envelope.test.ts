import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '@/lib/crypto/envelope';
import { flipped } from '@/tests/support/data/files';

const frame = 64 * 1024;
const sealedFrame = frame + 16;
const key = randomBytes(32);

async function* inPieces(content: Buffer, step: number) {
  for (let at = 0; at < content.length; at += step) yield content.subarray(at, at + step);
}

async function whole(pieces: AsyncIterable<Uint8Array>) {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const sealed = (content: Buffer) => whole(encrypt(key, inPieces(content, 10_007)));

/** The content given out of a stored file, and whether the file ended well. */
async function opened(stored: Buffer, withKey = key) {
  const out: Uint8Array[] = [];
  try {
    for await (const piece of decrypt(withKey, inPieces(stored, 9_973))) out.push(piece);
    return { out: Buffer.concat(out), complete: true };
  } catch {
    return { out: Buffer.concat(out), complete: false };
  }
}

describe('an encrypted file', () => {
  test.each([0, 1, frame - 1, frame, frame + 1, 3 * frame, 3 * frame + 5])(
    'is decrypted unchanged: %i bytes',
    async (size) => {
      const content = randomBytes(size);
      const stored = await sealed(content);
      expect(stored.length).toBe(size + 16 * Math.max(1, Math.ceil(size / frame)));
      const { out, complete } = await opened(stored);
      expect(complete).toBe(true);
      expect(out.equals(content)).toBe(true);
    },
  );

  test('does not contain its content', async () => {
    expect((await sealed(Buffer.alloc(1000, 'secret'))).includes('secret')).toBe(false);
  });

  const content = randomBytes(3 * frame + 100);
  const tampered: [string, (stored: Buffer) => Buffer][] = [
    ['one bit changed at the start', (stored) => flipped(stored, 0)],
    ['one bit changed in the second frame', (stored) => flipped(stored, sealedFrame + 5)],
    ['one bit of the last tag changed', (stored) => flipped(stored, stored.length - 1)],
    ['the last byte cut', (stored) => stored.subarray(0, -1)],
    ['the last frame cut', (stored) => stored.subarray(0, 3 * sealedFrame)],
    ['everything cut', () => Buffer.alloc(0)],
    [
      'two frames swapped',
      (stored) =>
        Buffer.concat([
          stored.subarray(sealedFrame, 2 * sealedFrame),
          stored.subarray(0, sealedFrame),
          stored.subarray(2 * sealedFrame),
        ]),
    ],
    ['a frame repeated', (stored) => Buffer.concat([stored.subarray(0, sealedFrame), stored])],
    ['something added', (stored) => Buffer.concat([stored, randomBytes(50)])],
  ];

  test.each(tampered)(
    'with %s is detected before a wrong byte is given out',
    async (_how, tamper) => {
      const { out, complete } = await opened(tamper(await sealed(content)));
      expect(complete).toBe(false);
      expect(out.equals(content.subarray(0, out.length))).toBe(true);
    },
  );

  test('does not open with another key', async () => {
    const { out, complete } = await opened(await sealed(content), randomBytes(32));
    expect(complete).toBe(false);
    expect(out.length).toBe(0);
  });
});
