/**
 * PostgreSQL's types for what a column is by the type of its row. A number of 64 bits and one with decimals are cast, since Prisma
 * and the driver give them differently.
 * @type {Record<string, string[]>}
 */
const typesOf = {
  string: ['text', 'varchar', 'name', 'citext', 'uuid', 'enum'],
  number: ['int4', 'int2', 'float8', 'oid'],
  boolean: ['bool'],
  Date: ['timestamptz', 'timestamp', 'date'],
  Buffer: ['bytea'],
  Uint8Array: ['bytea'],
  object: ['json', 'jsonb'],
};

/** @param {string} kind @param {string} type @returns {boolean} */
function gives(kind, type) {
  if (kind === 'anything') return true;
  const of = /^array of (.*)$/.exec(kind)?.[1];
  if (!of) return (typesOf[kind] ?? []).includes(type);
  return ['json', 'jsonb'].includes(type) || (type.startsWith('_') && gives(of, type.slice(1)));
}

/**
 * What is wrong with the columns that a statement gives, by the type of its rows.
 * @param {Record<string, import('./typed.mjs').Typed>} wanted @param {Record<string, string>} given
 */
export function faultsOf(wanted, given) {
  const lacking = Object.entries(wanted)
    .filter(([name, { optional }]) => !optional && !(name in given))
    .map(([name]) => `lacks ${name}`);
  const beyond = Object.keys(given)
    .filter((name) => !(name in wanted))
    .map((name) => `also gives ${name}`);
  const other = Object.entries(wanted)
    .filter(([name, { kind }]) => given[name] !== undefined && !gives(kind, given[name]))
    .map(([name, { kind }]) => `${name} is ${given[name]}, and ${kind} in the code`);
  return [...lacking, ...beyond, ...other];
}

/**
 * Whether a text is made of these pieces, with anything between them.
 * @param {string} text @param {string[]} pieces
 */
export function isOf(text, pieces) {
  const [first = '', ...rest] = pieces;
  if (rest.length === 0) return text === first;
  const last = rest.at(-1) ?? '';
  if (!text.startsWith(first)) return false;
  let place = first.length;
  for (const piece of rest.slice(0, -1)) {
    const found = text.indexOf(piece, place);
    if (found < 0) return false;
    place = found + piece.length;
  }
  return text.length - last.length >= place && text.endsWith(last);
}
