import { moduleOf } from './modules.mjs';

/** @typedef {import('./modules.mjs').Node} Node */

/** What a constant of the file, or one that it imports, is. @param {string} name @param {string} file */
function constant(name, file) {
  const { own, imports } = moduleOf(file);
  const part = own.has(name) ? { file, name } : imports.get(name);
  return { node: part && moduleOf(part.file).own.get(part.name), from: part?.file ?? file };
}

/**
 * What a text may begin with, up to its first dot at least; undefined where the code does not say.
 * @param {Node} asked @param {string} file @returns {string[] | undefined}
 */
export function beginningsIn(asked, file) {
  if (asked?.type === 'Literal') return [asked.value];
  if (asked?.type === 'TemplateLiteral') {
    const begun = asked.quasis[0].value.cooked;
    return begun.includes('.') ? [begun] : undefined;
  }
  if (asked?.type === 'ConditionalExpression') {
    const [one, other] = [asked.consequent, asked.alternate].map((each) =>
      beginningsIn(each, file),
    );
    return one && other && [...one, ...other];
  }
  if (asked?.type !== 'Identifier') return undefined;
  const { node, from } = constant(asked.name, file);
  return node && beginningsIn(node, from);
}

/**
 * Each list of texts that an expression may be; none where the code does not say.
 * @param {Node} list @param {string} file @returns {string[][]}
 */
export function listsIn(list, file) {
  if (list?.type === 'TSAsExpression') return listsIn(list.expression, file);
  if (list?.type === 'ConditionalExpression')
    return [...listsIn(list.consequent, file), ...listsIn(list.alternate, file)];
  if (list?.type === 'Identifier') {
    const { node, from } = constant(list.name, file);
    return listsIn(node, from);
  }
  if (list?.type !== 'ArrayExpression') return [];
  /** @type {string[][]} */
  let lists = [[]];
  for (const one of list.elements) {
    const ends = one.type === 'Literal' ? [[one.value]] : listsIn(one.argument, file);
    lists = lists.flatMap((begun) => ends.map((end) => [...begun, ...end]));
  }
  return lists;
}
