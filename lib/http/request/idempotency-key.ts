import { PortalError } from '@/lib/platform/errors';

/**
 * The request's Idempotency-Key, or null without one. Throws `invalid_idempotency_key` unless it has 1 to 200 printable ASCII
 * characters without blanks.
 */
export function idempotencyKey(headers: Headers) {
  const key = headers.get('idempotency-key');
  if (key === null || /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new PortalError('invalid_idempotency_key');
}
