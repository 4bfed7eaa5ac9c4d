import 'server-only';
import pino from 'pino';
import { env } from './env';

/** Writes structured lines on standard output. Never pass names, addresses, identifiers or bodies. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeError },
});

/** Leaves out what an error may quote: SQL, values, query parameters. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames =
    error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')) ?? [];
  const code = 'code' in error ? String(error.code) : undefined;
  return { type: error.name, code, at: frames.slice(0, 8).map((frame) => frame.trim()) };
}
