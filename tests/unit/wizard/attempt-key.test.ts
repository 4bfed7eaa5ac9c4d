import { attemptKeys } from '@/components/claim-wizard/attempt-key';

describe('the key a claim is sent with', () => {
  test('stays through retries of the same content', () => {
    const keyOf = attemptKeys();
    expect(keyOf('a')).toBe(keyOf('a'));
  });

  test('is another one once the content changed', () => {
    const keyOf = attemptKeys();
    expect(keyOf('a')).not.toBe(keyOf('b'));
  });

  test('is one the server takes, also where randomUUID is missing', () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      const key = attemptKeys()('a');
      expect(key).toMatch(/^[\x21-\x7e]{8,200}$/);
      expect(key).not.toBe(attemptKeys()('a'));
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
    }
  });
});
