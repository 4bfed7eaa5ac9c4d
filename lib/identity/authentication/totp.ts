import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;
const digits = 6;

/** Makes a secret of 20 random bytes, the length of the hash's output (RFC 4226, 4). */
export const newSecret = () => randomBytes(20);

/** Base32 without padding, as people and authenticator apps type it (RFC 4648, 6). */
export function base32(bytes: Uint8Array) {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text;
}

/** A moment's time step, counted from 1970 (RFC 6238, 4.2). */
export const stepAt = (moment: Date) => Math.floor(moment.getTime() / 1000 / stepSeconds);

/** The code of a time step: HOTP by HMAC-SHA-1, six digits (RFC 4226, 5.3). */
export function codeOf(secret: Uint8Array, step: number) {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * A code's time step: that of `moment` or one beside it, for clocks half a minute off (RFC 6238, 5.2), and later than `after`, so
 * that no code works twice. Null when none fits.
 */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date, after: number) {
  const given = Buffer.from(code);
  const now = stepAt(moment);
  const matching = [now - 1, now, now + 1].filter((step) => {
    const expected = Buffer.from(codeOf(secret, step));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matching.find((step) => step > after) ?? null;
}

/** The content of an authenticator app's QR code. */
export function keyUri(secret: Uint8Array, account: string) {
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer: 'Daava',
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  });
  return `otpauth://totp/${encodeURIComponent(`Daava:${account}`)}?${query}`;
}
