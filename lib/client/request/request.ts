import { activityHeader } from '@/lib/client/session/activity';
import type { ErrorParams, Issue } from '@/lib/format/broken-rule';
import type { ErrorCode } from '@/lib/platform/errors';
import { fetchErrorWords } from './error-words';
import { readToken } from './token';

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
  message: string;
  code: ErrorCode | 'network';
  params?: ErrorParams;
  issues?: Issue[];
}

/**
 * A call that was not answered with success. Its message is the status, a colon and the body, for
 * whoever reads logs; people are shown `answer`, in their language by its code.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number;

  constructor(status: number, statusText: string, body: string, retryAfter = 0) {
    super(`${status}: ${body || statusText}`);
    this.name = 'RequestError';
    this.status = status;
    this.retryAfter = retryAfter;
    this.answer = answerOf(body) ?? {
      message: `${status}: ${statusText}`,
      code: status === 0 ? 'network' : 'internal',
    };
  }
}

/** Whether a call failed because the session has ended. */
export const isSignedOut = (error: unknown) =>
  error instanceof RequestError && error.status === 401;

/** Whether it is not known what became of a call: it was cut off, or something on the way answered. */
export const isUnanswered = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 500);

/** Whether a call failed because of what was sent: nothing has happened. */
export const isRefusedInput = (error: unknown) =>
  error instanceof RequestError && error.answer.code === 'invalid';

function answerOf(body: string): ErrorAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    if (answer && typeof answer === 'object' && 'message' in answer && 'code' in answer)
      return answer as ErrorAnswer;
  } catch {
    // A proxy's page, not ours.
  }
  return undefined;
}

/** The headers that carry the sign-in. */
export function bearer(): Record<string, string> {
  const token = readToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, a FormData as a form. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Goes on when the page is closed; browsers take bodies of up to 64 kB this way. */
  keepalive?: boolean;
}

/** Sends a call with the sign-in. Throws RequestError for any answer but a success, status 0 for none at all. */
export async function send(path: string, options: Options = {}) {
  const { method = 'GET', body, headers, signal, keepalive = false } = options;
  // The browser itself names the type of a form, with the boundary it chose.
  const isForm = body instanceof FormData;
  const json: Record<string, string> =
    body === undefined || isForm ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: { ...bearer(), ...json, ...activityHeader(), ...headers },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    signal: signal ?? null,
    keepalive,
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new RequestError(0, 'Network error', '');
  });
  if (response.ok) return response;
  await fetchErrorWords();
  throw new RequestError(
    response.status,
    response.statusText,
    await response.text(),
    Number(response.headers.get('Retry-After') ?? 0),
  );
}

/** Sends a call and reads its JSON. See {@link send}. */
export async function request<T>(path: string, options?: Options): Promise<T> {
  return (await send(path, options)).json();
}

export const post = <T>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
  request<T>(path, { method: 'POST', body, headers });

export const patch = <T>(path: string, body?: unknown) =>
  request<T>(path, { method: 'PATCH', body });
