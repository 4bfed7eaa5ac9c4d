import type { ErrorParams, Issue } from '@/lib/format/broken-rule';
import type { ErrorCode } from '@/lib/platform/errors';
import { activityHeader } from './activity';
import { fetchErrorWords } from './error-words';
import { readToken } from './token';

export interface ErrorAnswer {
  message: string;
  code: ErrorCode | 'network';
  params?: ErrorParams;
  issues?: Issue[];
}

/**
 * A call without a successful answer. Its message (status, colon, body) is for logs; people read `answer`, in their language by
 * its code.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly answer: ErrorAnswer;
  /** In seconds, before the next attempt; 0 if the server did not say. */
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

/** Tells whether a call failed because the session has ended. */
export const isSignedOut = (error: unknown) =>
  error instanceof RequestError && error.status === 401;

/** Tells whether nobody knows the outcome of a call: it was cut off, or answered with a status of 500 or more. */
export const isUnanswered = (error: unknown) =>
  error instanceof RequestError && (error.status === 0 || error.status >= 500);

/** Tells whether the server refused a call because of its input, so that nothing happened. */
export const isRefusedInput = (error: unknown) =>
  error instanceof RequestError && error.answer.code === 'invalid';

function answerOf(body: string): ErrorAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    if (answer && typeof answer === 'object' && 'message' in answer && 'code' in answer)
      return answer as ErrorAnswer;
  } catch {
    // Not the portal's answer but a proxy's page.
  }
  return undefined;
}

/** Gives the header with the session's token; empty without one. */
export function bearer(): Record<string, string> {
  const token = readToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

interface Options {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A FormData is sent as a form, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The call goes on when the page closes; browsers limit its body to 64 kB. */
  keepalive?: boolean;
}

/** So often a call is sent that the portal sends away since others of this person are under way. */
const mostTries = 8;

/**
 * Sends a call with the session's token. Throws RequestError for every answer without success, with status 0 when there is no
 * answer, and an AbortError once cancelled. Waits and tries again where much is under way at once.
 */
export async function send(path: string, options: Options = {}, attempt = 1): Promise<Response> {
  const { method = 'GET', body, headers, signal, keepalive = false } = options;
  // The browser sets the type of a form itself, with the boundary that it chose.
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
  const error = new RequestError(
    response.status,
    response.statusText,
    await response.text(),
    Number(response.headers.get('Retry-After') ?? 0),
  );
  if (error.answer.code !== 'too_much_at_once' || attempt === mostTries) throw error;
  await new Promise((go) => setTimeout(go, error.retryAfter * 1000));
  return send(path, options, attempt + 1);
}

/** Sends a call like {@link send} and reads its JSON. */
export async function request<T>(path: string, options?: Options): Promise<T> {
  return (await send(path, options)).json();
}

/** Sends a POST call like {@link send} and reads its JSON. */
export const post = <T>(path: string, body?: unknown, headers: Record<string, string> = {}) =>
  request<T>(path, { method: 'POST', body, headers });

/** Sends a PATCH call like {@link send} and reads its JSON. */
export const patch = <T>(path: string, body?: unknown) =>
  request<T>(path, { method: 'PATCH', body });

/** The code with which the portal refused a call; undefined for any other failure. */
export const codeOf = (error: unknown) =>
  error instanceof RequestError ? error.answer.code : undefined;
