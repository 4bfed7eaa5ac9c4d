import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { codeFiles } from './code-files.mjs';
import { faultsOfTable, refusedImports } from './refused-imports.mjs';

/**
 * What a file imports, types too, with the line that says so.
 * @param {string} file
 * @param {string} text
 */
export function importsIn(file, text) {
  /** @type {import('./refused-imports.mjs').Import[]} */
  const found = [];
  const note = (/** @type {any} */ from) => {
    const written = from?.value ?? from?.quasis?.[0]?.value.cooked;
    if (typeof written !== 'string') return;
    found.push({ written, line: text.slice(0, from.start).split('\n').length });
  };
  const ofSource = (/** @type {{ source: unknown }} */ { source }) => note(source);
  new Visitor({
    ImportDeclaration: ofSource,
    ExportNamedDeclaration: ofSource,
    ExportAllDeclaration: ofSource,
    ImportExpression: ofSource,
    TSImportType: ofSource,
    TSExternalModuleReference({ expression }) {
      note(expression);
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') note(first);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Looks at every import of the code. Gives how many files there are; throws a Failure that names each import that is refused. */
export function checkImports() {
  const files = codeFiles(['lib', 'app', 'components', 'scripts', 'prisma', 'tests']);
  const faults = [
    ...faultsOfTable(readdirSync(join(root, 'lib'))),
    ...files.flatMap((file) =>
      refusedImports(file, importsIn(file, readFileSync(join(root, file), 'utf8'))),
    ),
  ];
  if (faults.length) throw new Failure(`Imports that are refused:\n${faults.join('\n')}`);
  return files.length;
}
