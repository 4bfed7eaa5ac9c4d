import { type ErrorCode, PortalError } from '@/lib/platform/errors';
import { type Bounds, type Line, line } from './line';

type LineName =
  | 'reads'
  | 'writes'
  | 'forms'
  | 'searches'
  | 'passwords'
  | 'pdfs'
  | 'imports'
  | 'imports of professionals'
  | 'exports'
  | 'published files'
  | 'comparisons'
  | 'pages';

// The bundler may make several copies of a module; a process has one line of each name.
const processGlobals = globalThis as { daavaLines?: Map<LineName, Line> };

/** This process's line for one kind of work. */
export function lineOf(name: LineName, bounds: Bounds): Line {
  processGlobals.daavaLines ??= new Map();
  const known = processGlobals.daavaLines.get(name) ?? line(bounds);
  processGlobals.daavaLines.set(name, known);
  return known;
}

/** A refusal to come back after so many seconds. */
export const busy =
  (code: ErrorCode, retryAfter: number): (() => PortalError) =>
  () =>
    new PortalError(code, { retryAfter });
