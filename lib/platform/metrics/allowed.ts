import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { notFound, PortalError } from '@/lib/platform/errors';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Throws `metrics_token_required` without METRICS_TOKEN as bearer token, and `not_found` where that setting is not given. */
export function requireMetricsToken(authorization: string | null) {
  const { METRICS_TOKEN } = env();
  if (!METRICS_TOKEN) throw notFound('address');
  if (timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`))) return;
  throw new PortalError('metrics_token_required', { params: { setting: 'METRICS_TOKEN' } });
}
