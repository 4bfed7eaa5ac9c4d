import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { z } from 'zod/mini';
import type { Actor, Origin } from '@/lib/access/actor';
import { requirePermission } from '@/lib/access/guard';
import { reads, writes } from '@/lib/access/lines';
import type { Permission } from '@/lib/access/permissions';
import { shareOf, shareOfOrigin } from '@/lib/access/share';
import { brokenRuleIn } from '@/lib/format/broken-rule';
import { isActivity } from '@/lib/http/request/activity';
import { parsedJson, readBody, readBodyIfAny } from '@/lib/http/request/body';
import { errorOf, errorResponse, json } from '@/lib/http/response/respond';
import { callHeaders } from '@/lib/http/server/fixed-headers';
import { originOf } from '@/lib/http/server/origin';
import { actorOf } from '@/lib/identity/sessions/session';
import { type ErrorCode, notFound, PortalError, statusOf } from '@/lib/platform/errors';
import { asCall } from '@/lib/platform/lines/call';
import { log } from '@/lib/platform/log';
import { countCall } from '@/lib/platform/metrics/count-call';
import { patternOf } from '@/lib/platform/metrics/route-pattern';

type Schema = z.core.$ZodType;
type Read<S> = S extends Schema ? z.output<S> : undefined;
type Context = { params: Promise<Record<string, string | string[] | undefined>> };
export type Handler = (request: NextRequest, context: Context) => Promise<Response>;

interface Input<A, P, Q, B> {
  /** The caller; null on calls open to anyone. */
  actor: A;
  origin: Origin;
  params: Read<P>;
  query: Read<Q>;
  body: Read<B>;
  request: NextRequest;
}

interface Options<P, Q, B> {
  params?: P;
  query?: Q;
  body?: B;
  /** The body may be absent. */
  bodyIfAny?: true;
  /** It waits in no line of calls: it is needed when all is busy, or waits only once its body is here. */
  line?: 'none';
  /** 201 for a call that creates something, 202 for one that queues it. */
  status?: 200 | 201 | 202;
}

/**
 * Makes a call of the API: checks caller, role and input, then runs `handle`, which looks only among records that the actor may
 * see. `access` is a permission, 'self' for any live session, or 'anyone'. Calls take turns ({@link reads}, {@link writes}). Every error
 * becomes the documented JSON.
 */
export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  access: 'anyone',
  options: Options<P, Q, B> & { handle(input: Input<null, P, Q, B>): unknown },
): Handler;
export function route<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  access: Permission | 'self',
  options: Options<P, Q, B> & { handle(input: Input<Actor, P, Q, B>): unknown },
): Handler;
export function route(
  access: Permission | 'self' | 'anyone',
  options: Options<Schema | undefined, Schema | undefined, Schema | undefined> & {
    handle(input: never): unknown;
  },
): Handler {
  return (request, context) =>
    traced(request, context, async (trace) => {
      const origin = originOf(request.headers);
      const actor =
        access === 'anyone'
          ? null
          : await actorOf(request.headers.get('authorization'), origin, isActivity(request));
      trace.userId = actor?.id;
      if (actor && access !== 'self' && access !== 'anyone') requirePermission(actor, access);
      const params = options.params && named(options.params, await context.params);
      const query =
        options.query && read(options.query, Object.fromEntries(request.nextUrl.searchParams));
      const readSent = options.bodyIfAny ? readBodyIfAny : readBody;
      // Whoever sends slowly holds no place.
      const sent = options.body && (await readSent(request));
      const line = options.line === 'none' ? null : lineOfCall(request);
      const share = actor ? shareOf(actor) : shareOfOrigin(origin);
      const result = await asCall(share, line, () => {
        const body = options.body && sent && read(options.body, parsedJson(sent));
        return options.handle({ actor, origin, params, query, body, request } as never);
      });
      return result instanceof Response ? result : json(result ?? {}, options.status);
    });
}

const lineOfCall = ({ method }: Request) =>
  method === 'GET' || method === 'HEAD' ? reads : writes;

/** Parses input. Throws `invalid` with one issue for each broken rule. */
export function read<S extends Schema>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    ...brokenRuleIn(message),
  }));
  throw new PortalError('invalid', { issues });
}

/** Throws `not_found` for invalid ones, because nothing has such a name. */
function named(schema: Schema, value: unknown) {
  const result = z.safeParse(schema, value);
  if (!result.success) throw notFound('record');
  return result.data;
}

/** For the log line: nothing of the call's content. */
interface Trace {
  userId?: string;
  code?: ErrorCode;
  rules?: string[];
}

/** The log line holds no personal data but the caller's address and user id. */
async function traced(
  request: NextRequest,
  context: Context,
  run: (trace: Trace) => Promise<Response>,
): Promise<Response> {
  const requestId = randomUUID();
  const started = performance.now();
  const trace: Trace = {};
  let response: Response;
  try {
    response = await run(trace);
  } catch (thrown) {
    const error = errorOf(thrown);
    trace.code = error.code;
    if (error.issues) trace.rules = [...new Set(error.issues.map(({ rule }) => rule))];
    if (statusOf[error.code] >= 500)
      log.error({ requestId, code: error.code, err: error.cause }, 'call failed');
    response = errorResponse(error);
  }
  response.headers.set('X-Request-Id', requestId);
  for (const [name, value] of Object.entries(callHeaders)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  const { method, nextUrl } = request;
  const { status } = response;
  const ms = performance.now() - started;
  const route = patternOf(nextUrl.pathname, await context.params);
  countCall({ method, route, status, seconds: ms / 1000, code: trace.code });
  log.info(
    {
      requestId,
      method,
      // Who knows a code reads the paper that it is of.
      path: route.includes('[code]') ? route : nextUrl.pathname,
      address: originOf(request.headers).ipAddress,
      status,
      ms: Math.round(ms),
      ...trace,
    },
    'request',
  );
  return response;
}
