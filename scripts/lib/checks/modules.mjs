import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';
import { root } from '../paths.mjs';

/** @typedef {any} Node a node of a syntax tree */
/** @typedef {{ file: string, name: string }} Part what has this name in a file; `*` is all that the file gives */
/**
 * @typedef {object} Module
 * @property {boolean} isClient whether it says that it runs in browsers
 * @property {Map<string, Node>} own its names, with what each is
 * @property {Map<string, Part>} imports names from other files of the project
 * @property {Map<string, Part>} exports
 * @property {string[]} givesOn files whose every name it gives on
 */

/** The nodes right below a node, types left out. @param {Node} node @returns {{ key: string, child: Node }[]} */
export const childrenOf = (node) =>
  (visitorKeys[node.type] ?? [])
    .flatMap((key) => [node[key]].flat().map((child) => ({ key, child })))
    .filter(({ child }) => child && (!child.type.startsWith('TS') || child.expression));

/** The names that a pattern binds. @param {Node} pattern @returns {string[]} */
const namesIn = (pattern) =>
  pattern.type === 'Identifier'
    ? [pattern.name]
    : childrenOf(pattern).flatMap(({ key, child }) => (key === 'key' ? [] : namesIn(child)));

/** What stands in a pattern for names that are given nothing. @param {Node} pattern @returns {Node[]} */
export const defaultsIn = (pattern) =>
  pattern.type === 'AssignmentPattern'
    ? [...defaultsIn(pattern.left), pattern.right]
    : childrenOf(pattern).flatMap(({ child }) => defaultsIn(child));

/** The file of the project that an import names; undefined for a package, and for what is no code. @param {string} importer @param {string} written */
export function fileOf(importer, written) {
  if (!/^(@\/|\.)/.test(written)) return undefined;
  const path = written.startsWith('.')
    ? posix.join(posix.dirname(importer), written)
    : written.slice(2);
  return [`${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find((file) =>
    existsSync(join(root, file)),
  );
}

/** @param {Node} statement @returns {[name: string, node: Node][]} */
function namesOf(statement) {
  const { type, declaration, declarations, id } = statement;
  if (type === 'ExportDefaultDeclaration') return [['default', declaration]];
  if (type === 'ExportNamedDeclaration' && declaration) return namesOf(declaration);
  if (type === 'VariableDeclaration') {
    return declarations.flatMap((/** @type {Node} */ one) =>
      namesIn(one.id).map((name) => [name, one.init]),
    );
  }
  return type === 'FunctionDeclaration' || type === 'ClassDeclaration'
    ? [[id.name, statement]]
    : [];
}

/** @param {string} file @param {string} text @returns {Module} */
function parse(file, text) {
  const { program, module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {Module} */
  const parsed = {
    isClient: program.body.some((each) => 'directive' in each && each.directive === 'use client'),
    own: new Map(program.body.flatMap(namesOf)),
    imports: new Map(),
    exports: new Map(),
    givesOn: [],
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = fileOf(file, moduleRequest.value);
    for (const { importName, localName, isType } of from ? entries : []) {
      const named = importName.kind === 'Default' ? 'default' : '*';
      const name = importName.name ?? named;
      if (!isType && from) parsed.imports.set(localName.value, { file: from, name });
    }
  }
  for (const one of module.staticExports.flatMap(({ entries }) => entries)) {
    const from = one.moduleRequest ? fileOf(file, one.moduleRequest.value) : file;
    if (one.isType || !from) continue;
    const { name: given } = one.moduleRequest ? one.importName : one.localName;
    if (one.importName.kind === 'AllButDefault') parsed.givesOn.push(from);
    else if (one.exportName.kind === 'Default')
      parsed.exports.set('default', { file, name: 'default' });
    else parsed.exports.set(one.exportName.name ?? '', { file: from, name: given ?? 'default' });
  }
  return parsed;
}

/** @type {Map<string, Module>} */
const known = new Map();

/** What a file of the project consists of. @param {string} file */
export function moduleOf(file) {
  const module = known.get(file) ?? parse(file, readFileSync(join(root, file), 'utf8'));
  known.set(file, module);
  return module;
}
