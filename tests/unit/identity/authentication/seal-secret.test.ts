import { randomBytes } from 'node:crypto';
import { masterKeysIn } from '@/lib/crypto/master-keys';
import { open, seal } from '@/lib/identity/authentication/seal-secret';

const key = () => randomBytes(32).toString('base64');
const keysOf = (current: string, ...old: string[]) =>
  masterKeysIn({ DOCUMENT_KEY: current, DOCUMENT_KEYS_OLD: old.join(',') });

const person = '6f0b0000-0000-4000-8000-000000000001';
const secret = randomBytes(20);

it('a sealed secret opens for its own person and for nobody else', () => {
  const keys = keysOf(key());
  const sealed = seal(person, secret, keys);
  expect(sealed.keyId).toBe(keys.current.id);
  expect(Buffer.from(sealed.sealedSecret).includes(secret)).toBe(false);
  expect(open(person, sealed, keys)).toEqual(secret);
  expect(() => open(person.replace(/1$/, '2'), sealed, keys)).toThrow();
});

it('a secret is sealed differently each time', () => {
  const keys = keysOf(key());
  expect(seal(person, secret, keys)).not.toEqual(seal(person, secret, keys));
});

it('a sealed secret with any byte changed is refused', () => {
  const keys = keysOf(key());
  const sealed = seal(person, secret, keys);
  for (const place of sealed.sealedSecret.keys()) {
    const changed = new Uint8Array(sealed.sealedSecret);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => open(person, { ...sealed, sealedSecret: changed }, keys)).toThrow();
  }
});

it('a secret that an earlier release sealed still opens', () => {
  const keys = keysOf(Buffer.alloc(32, 7).toString('base64'));
  const sealedSecret = new Uint8Array(
    Buffer.from('AQEBAQEBAQEBAQEBrClo5c4A5Dob56ommzfTiBGDl9WRpz9+DJHE0u+dYZsrz2PV', 'base64'),
  );
  const opened = open(person, { sealedSecret, keyId: keys.current.id }, keys);
  expect(opened.toString()).toBe('12345678901234567890');
});

it('a secret sealed under a former key opens while that key is kept', () => {
  const former = key();
  const sealed = seal(person, secret, keysOf(former));
  const later = key();
  expect(open(person, sealed, keysOf(later, former))).toEqual(secret);
  expect(() => open(person, sealed, keysOf(later))).toThrow(`No master key ${sealed.keyId}`);
});
