import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { circlesIn, faultOfCircle } from './circles.mjs';
import { codeFiles } from './code-files.mjs';
import { faultsOfFloors, faultsOfTable, refusedImports } from './refused-imports.mjs';
import { floors } from './rooms.mjs';

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

const folders = ['lib', 'app', 'components', 'scripts', 'prisma', 'tests'];

/** The file of the project that an import names; undefined for a package. @param {Set<string>} files @param {string} file @param {string} written */
function fileNamed(files, file, written) {
  const path = written.startsWith('.')
    ? posix.join(posix.dirname(file), written)
    : written.slice(2);
  if (!/^(@\/|\.)/.test(written)) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((one) => files.has(one));
}

/** @param {string} room */
const foldersIn = (room) =>
  readdirSync(join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Looks at every import of the code. Gives how many files there are; throws a Failure that names each import that is refused. */
export function checkImports() {
  const files = codeFiles(folders);
  const all = new Set(files);
  const imports = new Map(
    files.map((file) => [file, importsIn(file, readFileSync(join(root, file), 'utf8'))]),
  );
  // Tests are not rooms: each stands on all that it tries.
  const rooms = [...imports].filter(([file]) => !file.startsWith('tests/'));
  const targets = new Map(
    rooms.map(([file, found]) => [
      file,
      found.flatMap(({ written, line }) => {
        const target = fileNamed(all, file, written);
        return target ? [{ file: target, line }] : [];
      }),
    ]),
  );
  const faults = [
    ...faultsOfTable(readdirSync(join(root, 'lib'))),
    ...Object.keys(floors).flatMap((room) => faultsOfFloors(room, foldersIn(room))),
    ...[...imports].flatMap(([file, found]) => refusedImports(file, found)),
    ...circlesIn(targets).map(faultOfCircle),
  ];
  if (faults.length) throw new Failure(`Imports that are refused:\n${faults.join('\n')}`);
  return files.length;
}
