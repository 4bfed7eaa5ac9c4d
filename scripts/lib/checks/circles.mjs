import { dirname } from 'node:path/posix';

/**
 * What a file imports from our own code.
 * @typedef {{ file: string, line: number }} Target
 */
/** An import between two parts of a folder. @typedef {{ from: string, to: string, said: string }} Edge */

/** The folders that a file stands in, from the first floor to its own. @param {string} file */
function foldersOf(file) {
  const folders = [];
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    folders.unshift(folder);
  return folders;
}

/** The part of a folder that a file belongs to: itself, or the folder below that it stands in. @param {string} folder @param {string} file */
function partOf(folder, file) {
  const [first = '', ...deeper] = file.slice(folder.length + 1).split('/');
  return deeper.length > 0 ? `${first}/` : first;
}

/**
 * The imports between the parts of each folder.
 * @param {Map<string, Target[]>} imports
 */
function edgesByFolder(imports) {
  /** @type {Map<string, Edge[]>} */
  const edges = new Map();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      // The last folder that holds both is the only one in which they are of different parts.
      const folder = foldersOf(file).findLast((one) => target.file.startsWith(`${one}/`));
      if (!folder) continue;
      const [from, to] = [partOf(folder, file), partOf(folder, target.file)];
      if (from === to) continue;
      const said = `${file}:${target.line} imports ${target.file}`;
      edges.set(folder, [...(edges.get(folder) ?? []), { from, to, said }]);
    }
  }
  return edges;
}

/** All that is reached from a part by one import or more. @param {string} part @param {Edge[]} edges */
function reachedFrom(part, edges) {
  /** @type {Set<string>} */
  const reached = new Set();
  const next = [part];
  for (let one = next.pop(); one !== undefined; one = next.pop())
    for (const { from, to } of edges)
      if (from === one && !reached.has(to)) {
        reached.add(to);
        next.push(to);
      }
  return reached;
}

/** @typedef {{ folder: string, members: string[], imports: string[] }} Circle */

/**
 * The circles among the parts of a folder, its files and the folders right below it, with the imports that make them.
 * @param {Map<string, Target[]>} imports what each file imports
 * @returns {Circle[]}
 */
export function circlesIn(imports) {
  return [...edgesByFolder(imports)].flatMap(([folder, edges]) => {
    const parts = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort();
    const reach = new Map(parts.map((part) => [part, reachedFrom(part, edges)]));
    const tied = (/** @type {string} */ one, /** @type {string} */ other) =>
      reach.get(one)?.has(other) && reach.get(other)?.has(one);
    const inCircles = parts.filter((part) => tied(part, part));
    const firsts = inCircles.filter(
      (part) => !inCircles.some((one) => one < part && tied(one, part)),
    );
    return firsts.map((first) => {
      const members = inCircles.filter((part) => tied(first, part));
      const within = edges.filter(({ from, to }) => members.includes(from) && members.includes(to));
      return { folder, members, imports: within.map(({ said }) => said) };
    });
  });
}

/** As many imports of a circle are named. */
const longest = 20;

/** What a reader needs to cut a circle. @param {Circle} circle */
export function faultOfCircle({ folder, members, imports }) {
  const more = imports.length > longest ? [`… and ${imports.length - longest} more`] : [];
  const lines = [...imports.slice(0, longest), ...more];
  return `${folder}: ${members.join(', ')} stand in a circle. Move down what they share.\n  ${lines.join('\n  ')}`;
}
