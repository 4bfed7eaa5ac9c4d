import { createCipheriv, randomBytes, randomUUID } from 'node:crypto';
import { newDataKey, unwrapDataKey, wrapDataKey } from '@/lib/crypto/data-key';
import { masterKeysIn } from '@/lib/crypto/master-keys';
import { flipped } from '@/tests/support/data/files';

const former = randomBytes(32).toString('base64');
const present = randomBytes(32).toString('base64');
const keysOf = (DOCUMENT_KEY: string, ...old: string[]) =>
  masterKeysIn({ DOCUMENT_KEY, DOCUMENT_KEYS_OLD: old.join(',') });

/** As data keys were wrapped before a wrapping named its master key. */
function wrappedUnnamed(base64: string, id: string, key: Buffer) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(base64, 'base64'), nonce);
  cipher.setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([Buffer.from([1]), nonce, sealed, cipher.getAuthTag()]);
}

test('a master key is named by its hash, and a key that is given twice counts once', () => {
  const keys = keysOf(present, former, present, former);
  expect(keys.old).toHaveLength(1);
  expect(keys.current.id).toMatch(/^[0-9a-f]{8}$/);
  expect(keys.byId(keys.current.id)).toBe(keys.current);
  expect(keys.old[0]?.key.toString('base64')).toBe(former);
  expect(keys.byId('00000000')).toBeUndefined();
});

describe('a data key', () => {
  const id = randomUUID();
  const keys = keysOf(present);

  test('is new for each file, and is unwrapped unchanged', () => {
    const one = newDataKey(keys.current, id);
    expect(newDataKey(keys.current, id).key.equals(one.key)).toBe(false);
    expect(unwrapDataKey(keys, id, one.wrapped).equals(one.key)).toBe(true);
    expect(one.wrapped.includes(one.key)).toBe(false);
  });

  test('cannot be unwrapped for another document, nor after a changed byte', () => {
    const { wrapped } = newDataKey(keys.current, id);
    expect(() => unwrapDataKey(keys, randomUUID(), wrapped)).toThrow();
    for (let at = 0; at < wrapped.length; at += 1) {
      expect(() => unwrapDataKey(keys, id, flipped(wrapped, at))).toThrow();
    }
  });

  test('under a former master key is unwrapped while that key is kept, and its absence is named', () => {
    const { key, wrapped } = newDataKey(keysOf(former).current, id);
    expect(unwrapDataKey(keysOf(present, former), id, wrapped).equals(key)).toBe(true);
    expect(() => unwrapDataKey(keysOf(present), id, wrapped)).toThrow('DOCUMENT_KEYS_OLD');
  });

  test('whose wrapping does not name its master key is unwrapped by whichever key wrapped it', () => {
    const key = randomBytes(32);
    for (const base64 of [present, former]) {
      const wrapped = wrappedUnnamed(base64, id, key);
      expect(unwrapDataKey(keysOf(present, former), id, wrapped).equals(key)).toBe(true);
      expect(() => unwrapDataKey(keysOf(present, former), randomUUID(), wrapped)).toThrow();
    }
    expect(() => unwrapDataKey(keys, id, wrappedUnnamed(former, id, key))).toThrow(
      'DOCUMENT_KEYS_OLD',
    );
  });

  test('that is wrapped again stays the same and no longer needs the former master key', () => {
    const { key, wrapped } = newDataKey(keysOf(former).current, id);
    const both = keysOf(present, former);
    const anew = wrapDataKey(both.current, id, unwrapDataKey(both, id, wrapped));
    expect(unwrapDataKey(keysOf(present), id, anew).equals(key)).toBe(true);
  });
});
