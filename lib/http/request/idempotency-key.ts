import { PortalError } from '@/lib/platform/errors';

/** The Idempotency-Key, or null. Throws `invalid_idempotency_key` unless it has 1 to 200 printable ASCII characters, no blanks. */
export function idempotencyKey(headers: Headers) {
  const key = headers.get('idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new PortalError('invalid_idempotency_key');
}
