import { childrenOf, defaultsIn, fileOf, moduleOf } from './modules.mjs';
import { beginningsIn, listsIn } from './texts.mjs';

/** @typedef {import('./modules.mjs').Node} Node */
/** @typedef {import('./modules.mjs').Part} Part */
/** @typedef {Set<string>} Words names of namespaces */
/** @typedef {{ file: string, words: Words, client: boolean }} Place where code stands, and the words that it has */
/**
 * @typedef {object} Exceptions
 * @property {string[]} undemanding files that take the words there are, and do without the others
 * @property {Record<string, string>} drawnWith parts that are drawn only where these words are
 * @property {Set<string>} met those of them that there was need of
 */

/** What gives words to all that stands inside it, with those that it gives whatever it is told. */
const givers = new Map([
  ['components/shell/language/words.tsx Words', ['ui']],
  ['components/shell/language/loaded-words.tsx LoadedWords', []],
]);

/**
 * Looks at all that a page or a layout draws where it stands inside these words: `faults` names what asks for others in
 * browsers, and `within` are the words around its `children`. A part is followed by its name through the files, as far
 * as imports, also late ones, say where it stands.
 * @param {string} drawn @param {Words} given @param {Exceptions} exceptions
 */
export function lookFrom(drawn, given, { undemanding, drawnWith, met }) {
  /** @type {Set<string>} */
  const faults = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Words[]} */
  const aroundChildren = [];

  /** @param {string} what @param {Place} place */
  const tell = (what, { file }) => faults.add(`${drawn}: ${file} ${what}`);

  /** @param {Part} part @param {Omit<Place, 'file'>} place */
  function look({ file, name }, { words, client }) {
    const { exports, givesOn, isClient } = moduleOf(file);
    const place = { file, words, client: client || isClient };
    const names = name === '*' ? [...exports.keys()] : [name];
    for (const part of names.map((each) => exports.get(each))) {
      if (part?.file === file) lookAtOwn(part.name, place);
      else if (part) look(part, place);
    }
    if (!exports.has(name)) for (const from of givesOn) look({ file: from, name }, place);
  }

  /** @param {string} name @param {Place} place */
  function lookAtOwn(name, place) {
    const part = `${place.file} ${name}`;
    const key = [part, place.client, ...[...place.words].sort()].join();
    if (seen.has(key)) return;
    seen.add(key);
    const leftOut = part in drawnWith && !place.words.has(drawnWith[part] ?? '');
    met.add(`${part} ${leftOut ? 'left out' : 'drawn'}`);
    if (!leftOut) visit(moduleOf(place.file).own.get(name), place);
  }

  /** @param {string} name @param {Place} place */
  function lookAtNamed(name, place) {
    const { own, imports } = moduleOf(place.file);
    const from = imports.get(name);
    if (own.has(name)) lookAtOwn(name, place);
    else if (from) look(from, place);
    else if (name === 'children' && place.file === drawn) aroundChildren.push(place.words);
  }

  /** @param {Node} node @param {Place} place */
  function visit(node, place) {
    if (!node) return;
    const asks = node.type === 'CallExpression' && place.client && node.callee.name;
    if (node.type === 'Identifier') lookAtNamed(node.name, place);
    else if (node.type === 'JSXElement') visitElement(node, place);
    else if (node.type === 'ImportExpression') lookAtImport(node, '*', place);
    else if (node.type === 'MemberExpression' && !node.computed) visitMember(node, place);
    else if (asks === 'useTranslations') need(beginningsIn(node.arguments[0], place.file), place);
    else if (asks === 'useMessages') need(undefined, place);
    else {
      for (const { key, child } of childrenOf(node)) {
        const isName = key === 'key' && !node.computed;
        const looked = key === 'params' || key === 'id' ? defaultsIn(child) : [child];
        for (const each of isName ? [] : looked) visit(each, place);
      }
    }
  }

  /** @param {Node} node @param {Place} place */
  function visitMember({ object, property }, place) {
    if (object.type === 'AwaitExpression' && object.argument.type === 'ImportExpression')
      lookAtImport(object.argument, property.name, place);
    else if (object.type === 'CallExpression' && object.callee.name === 'useMessages')
      need([property.name], place);
    else visit(object, place);
  }

  /** @param {Node} node @param {string} name @param {Place} place */
  function lookAtImport({ source }, name, place) {
    const file = source.type === 'Literal' && fileOf(place.file, source.value);
    if (file) look({ file, name }, place);
  }

  /** @param {string[] | undefined} names @param {Place} place */
  function need(names, place) {
    if (undemanding.includes(place.file)) met.add(place.file);
    else if (!names) tell('asks for words of which the code does not say where they stand', place);
    for (const name of names ?? []) {
      const isGiven = [...place.words].some((given) => `${name}.`.startsWith(`${given}.`));
      const [space = ''] = /^errors\.judged|^\w+/.exec(name) ?? [];
      if (place.client && !isGiven) tell(`lacks the words of '${space}'`, place);
    }
  }

  /** @param {Node} element @param {Place} place */
  function visitElement({ openingElement, children }, place) {
    let tag = openingElement.name;
    while (tag.object) tag = tag.object;
    lookAtNamed(tag.name, place);
    for (const { value, argument } of openingElement.attributes) visit(value ?? argument, place);
    for (const words of wordsInside(openingElement, tag.name, place))
      for (const child of children) visit(child, { ...place, words });
  }

  /** Each choice of words that the inside of an element may have. @param {Node} element @param {string} tag @param {Place} place @returns {Words[]} */
  function wordsInside({ attributes }, tag, place) {
    /** @param {string} name */
    const attribute = (name) =>
      attributes.find((/** @type {Node} */ one) => one.name?.name === name)?.value?.expression;
    if (tag === 'NextIntlClientProvider' && attribute('messages')?.properties) {
      const keys = attribute('messages').properties.map((/** @type {Node} */ { key }) => key.name);
      return [new Set([...place.words, ...keys])];
    }
    const part = moduleOf(place.file).imports.get(tag);
    const always = part && givers.get(`${part.file} ${part.name}`);
    if (!always) return [place.words];
    const choices = listsIn(attribute('of'), place.file);
    if (!choices.length) tell('gives words of which the code does not say which', place);
    return choices.map((names) => new Set([...place.words, ...always, ...names]));
  }

  look({ file: drawn, name: 'default' }, { words: given, client: false });
  const [first = given, ...others] = aroundChildren;
  const within = new Set([...first].filter((name) => others.every((each) => each.has(name))));
  return { faults, within };
}
