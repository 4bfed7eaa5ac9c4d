import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Where the portal under test answers. */
export const baseUrl = () => {
  const url = process.env.BASE_URL;
  if (!url) throw new Error('BASE_URL is not set: run these through npm test');
  return url;
};

/** The URL of a path of the portal under test; a whole URL, of a test's own portal, stays unchanged. */
export const urlOf = (path: string) =>
  path.startsWith('http') ? new URL(path) : new URL(path, baseUrl());

/** A network address that no other test uses, so that one test's limits do not affect another. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
  text: string;
}

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: BodyInit;
  headers?: Record<string, string>;
}

/** The answers of a portal that is too busy at the moment. */
const busy = ['unavailable', 'imports_busy', 'not_in_time', 'too_much_at_once'];

/**
 * One call over HTTP. `body` of the answer is its JSON, or undefined when it has none. Whoever is asked to come back later does,
 * as a client should, but for tests of what a portal in trouble answers, which have CALLS_GIVE_UP set.
 */
export async function call<T = Record<string, unknown>>(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const answer = await callOnce<T & { code?: string }>(method, path, options);
  const later = Number(answer.headers.get('Retry-After'));
  const asksToWait = later > 0 && busy.includes(answer.body?.code ?? '');
  if (!asksToWait || process.env.CALLS_GIVE_UP || options.raw instanceof ReadableStream)
    return answer;
  await pause(later * 1000);
  return call<T>(method, path, options);
}

async function callOnce<T>(
  method: string,
  path: string,
  { token, body, raw, headers }: CallOptions,
): Promise<Answer<T>> {
  const response = await fetch(urlOf(path), {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      'X-Forwarded-For': someAddress(),
      // A test's own portal may be told to end, and would wait for calls on a connection that is kept open.
      ...(path.startsWith('http') ? { Connection: 'close' } : {}),
      ...headers,
    },
    ...(raw !== undefined
      ? { body: raw }
      : body !== undefined
        ? { body: JSON.stringify(body) }
        : {}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : undefined) as T,
    text,
  };
}
