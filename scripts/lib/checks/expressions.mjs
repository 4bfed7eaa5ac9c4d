import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { check } from 'recheck';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { boundedExpressions, composedExpressions } from './bounded-expressions.mjs';
import { codeFiles } from './code-files.mjs';

/** @typedef {{ file: string, source: string, flags: string }} Expression */

const folders = ['lib', 'app', 'components', 'scripts', 'prisma', 'public'];

/**
 * The regular expressions that stand in a file, and whether it composes others.
 * @param {string} file
 */
export function expressionsIn(file, text = readFileSync(join(root, file), 'utf8')) {
  /** @type {Expression[]} */
  const written = [];
  let composes = false;
  /** @param {import('oxc-parser').NewExpression | import('oxc-parser').CallExpression} made */
  const note = ({ callee }) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') composes = true;
  };
  new Visitor({
    Literal(literal) {
      if ('regex' in literal && literal.regex)
        written.push({ file, source: literal.regex.pattern, flags: literal.regex.flags });
    },
    NewExpression: note,
    CallExpression: note,
  }).visit(parseSync(file, text).program);
  return { written, composes };
}

const said = (/** @type {Expression} */ { source, flags }) => `/${source}/${flags}`;

const isBounded = (/** @type {Expression} */ { file, source }) =>
  boundedExpressions.some((known) => known.file === file && known.source === source);

/**
 * What is wrong with an expression, if anything: in the worst case it takes more than time linear in its text.
 * @param {Expression} expression
 */
export async function faultOf(expression) {
  const { source, flags, file } = expression;
  // The search is bounded in steps alone: with a bound on time a busy machine would find an attack on what is linear.
  const steps = {
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
    seedingTimeout: null,
  };
  const found = await check(source, flags, steps);
  if (found.status === 'safe') return undefined;
  const why =
    found.status === 'vulnerable'
      ? `${found.complexity.type}, shown by ${found.attack.pattern}`
      : `not settled: ${found.error.kind}`;
  return `${file}: ${said(expression)} is ${why}`;
}

/** @param {Expression[]} written */
function withoutRepeats(written) {
  return [...new Map(written.map((each) => [said(each), each])).values()];
}

/**
 * Looks at each regular expression of the code that runs: it has to be linear in the text that it is given, or stand
 * among those whose text is bounded. Gives how many there are; throws a Failure that names each that is not.
 */
export async function checkExpressions() {
  const found = codeFiles(folders).map((file) => ({ file, ...expressionsIn(file) }));
  const written = found.flatMap((each) => each.written);
  const waiting = withoutRepeats(written.filter((each) => !isBounded(each)));
  const faults = [
    ...found
      .filter(({ file, composes }) => composes && !composedExpressions.includes(file))
      .map(({ file }) => `${file} composes an expression, which nobody looks at`),
    ...boundedExpressions
      .filter((known) => !written.some((each) => isBounded(each) && each.source === known.source))
      .map((known) => `${known.file}: ${known.source} is excepted, and not there`),
  ];
  const inHand = waiting.values();
  const workers = Array.from({ length: 2 }, async () => {
    for (const expression of inHand) faults.push((await faultOf(expression)) ?? '');
  });
  await Promise.all(workers);
  const told = faults.filter(Boolean);
  if (told.length)
    throw new Failure(`Regular expressions that may take too long:\n${told.join('\n')}`);
  return written.length;
}
