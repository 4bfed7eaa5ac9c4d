import type { Issue } from '@/lib/format/broken-rule';
import { english } from '@/lib/format/english-sentences';
import { callHeaders } from '@/lib/http/server/fixed-headers';
import { clearedSessionCookie } from '@/lib/identity/sessions/cookie';
import { PortalError, statusOf } from '@/lib/platform/errors';
import { isUnavailable } from './unavailable';

/** A JSON answer that no cache keeps. */
export function json(data: unknown, status = 200, headers: Record<string, string> = {}) {
  return Response.json(data, { status, headers: { ...callHeaders, ...headers } });
}

/** The error for a thrown value: a PortalError as it is, a dependency that is away as 503, anything else as 500. */
export function errorOf(thrown: unknown): PortalError {
  if (thrown instanceof PortalError) return thrown;
  if (isUnavailable(thrown)) {
    return new PortalError('unavailable', { retryAfter: 2, cause: thrown });
  }
  return new PortalError('internal', { cause: thrown });
}

/** Answers an error as documented: status, `{ message, code, params?, issues? }`, and Retry-After or Allow where they apply. */
export function errorResponse(error: PortalError) {
  const headers: Record<string, string> = {};
  if (error.retryAfter) headers['Retry-After'] = String(Math.ceil(error.retryAfter));
  if (error.allow) headers.Allow = error.allow;
  if (error.code === 'unauthenticated') headers['Set-Cookie'] = clearedSessionCookie();
  return json(errorBody(error), statusOf[error.code], headers);
}

/** An error's sentences in English, and what a page needs to say them in another language. */
export function errorBody(error: PortalError) {
  const { code, params } = error;
  const issues = error.issues?.map(
    (issue): Issue => ({ ...issue, message: english.ofRule(issue, error) }),
  );
  return { message: english.ofError(error), code, params, issues };
}
