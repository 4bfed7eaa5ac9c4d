// Loaded before the portals of API tests: keeps each text that their processes have a database parse, once, in a file of
// STATEMENTS_DIR. Read off the wire, since the server that was built brings its own copy of the driver. Required and not imported:
// Node would take a program in TypeScript for a module.
const { appendFileSync, mkdirSync } = require('node:fs');
const { Socket } = require('node:net');
const { join } = require('node:path');

const folder = process.env.STATEMENTS_DIR ?? '';
if (folder) mkdirSync(folder, { recursive: true });
const file = join(folder, `${process.pid}.jsonl`);
/** @type {Set<string>} */
const known = new Set();

const [parse, query] = [0x50, 0x51];

/**
 * The text of a message Parse or Query of PostgreSQL's protocol; undefined for any other bytes.
 * @param {unknown} bytes
 */
function textIn(bytes) {
  if (!Buffer.isBuffer(bytes) || (bytes[0] !== parse && bytes[0] !== query)) return undefined;
  if (bytes.length < 6 || bytes.readInt32BE(1) !== bytes.length - 1) return undefined;
  const start = bytes[0] === parse ? bytes.indexOf(0, 5) + 1 : 5;
  return bytes.toString('utf8', start, bytes.indexOf(0, start));
}

const { write } = Socket.prototype;
Socket.prototype.write = function recorded(/** @type {unknown[]} */ ...given) {
  const text = folder ? textIn(given[0]) : undefined;
  if (text && !known.has(text)) {
    known.add(text);
    appendFileSync(file, `${JSON.stringify(text)}\n`);
  }
  return Reflect.apply(write, this, given);
};
