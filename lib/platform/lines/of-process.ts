import { type ErrorCode, PortalError } from '@/lib/platform/errors';
import { metrics } from '@/lib/platform/metrics/registry';
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
  | 'typesetting'
  | 'pages';

// The bundler may make several copies of a module; a process has one line of each name.
const processGlobals = globalThis as { daavaLines?: Map<LineName, Line> };

/** Counts what a line refuses, and by which of its bounds; nobody is named. */
const counted = (name: LineName, bounds: Bounds): Bounds => {
  const refusing = (by: 'share' | 'full') => () => {
    metrics().lineRefusals.inc({ line: name, by });
    return bounds[by]();
  };
  return { ...bounds, share: refusing('share'), full: refusing('full') };
};

/** This process's line for one kind of work. */
export function lineOf(name: LineName, bounds: Bounds): Line {
  processGlobals.daavaLines ??= new Map();
  const known = processGlobals.daavaLines.get(name) ?? line(counted(name, bounds));
  processGlobals.daavaLines.set(name, known);
  return known;
}

/** How many wait and work in each of this process's lines, by name. */
export function linesNow() {
  const lines = [...(processGlobals.daavaLines ?? [])];
  const each = (of: (one: Line) => number) =>
    Object.fromEntries(lines.map(([name, one]) => [name, of(one)]));
  return {
    line_waiting: each((one) => one.waits()),
    line_working: each((one) => one.underWay().working),
  };
}

/** A refusal to come back after so many seconds. */
export const busy =
  (code: ErrorCode, retryAfter: number): (() => PortalError) =>
  () =>
    new PortalError(code, { retryAfter });
