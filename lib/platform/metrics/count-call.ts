import type { ErrorCode } from '@/lib/platform/errors';
import { metrics } from './registry';

interface Call {
  method: string;
  route: string;
  status: number;
  seconds: number;
  code?: ErrorCode | undefined;
}

/** Counts a call that was answered. */
export function countCall({ method, route, status, seconds, code }: Call) {
  const { requests, refusals } = metrics();
  requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
  if (code) refusals.inc({ route, code });
}
