// Reads along with a conversation in PostgreSQL's protocol, version 3, to learn what was asked.

/** @typedef {string | null | { base64: string }} Value as it travelled: text, or bytes */
/** @typedef {{ text: string, values: Value[] }} Query */

/**
 * Cuts a stream of one direction into messages. The first message a client sends has no type.
 * @param {boolean} fromClient
 * @param {(type: string, body: Buffer) => void} onMessage
 */
export function messageReader(fromClient, onMessage) {
  let rest = Buffer.alloc(0);
  let typed = !fromClient;
  return (/** @type {Buffer} */ chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = typed ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      if (typed) onMessage(String.fromCharCode(rest[0] ?? 0), rest.subarray(5, end));
      typed = true;
      rest = rest.subarray(end);
    }
  };
}

/**
 * A text that ends with a zero byte.
 * @param {Buffer} body
 * @param {number} start
 */
function textAt(body, start) {
  const end = body.indexOf(0, start);
  return { text: body.toString('utf8', start, end), next: end + 1 };
}

/**
 * The values of a Bind message, from after its two names.
 * @param {Buffer} body
 * @param {number} start
 */
function valuesAt(body, start) {
  const formatCount = body.readUInt16BE(start);
  const formats = Array.from({ length: formatCount }, (_, at) =>
    body.readUInt16BE(start + 2 + at * 2),
  );
  let next = start + 2 + formatCount * 2;
  const count = body.readUInt16BE(next);
  next += 2;
  return Array.from({ length: count }, (_, at) => {
    const length = body.readInt32BE(next);
    next += 4;
    if (length < 0) return null;
    const bytes = body.subarray(next, next + length);
    next += length;
    const binary = (formats.length === 1 ? formats[0] : formats[at]) === 1;
    return binary ? { base64: bytes.toString('base64') } : bytes.toString('utf8');
  });
}

/**
 * Understands what one client asks: gives each query that is run, prepared or not.
 * @param {(query: Query) => void} onQuery
 */
export function queryReader(onQuery) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  return (/** @type {string} */ type, /** @type {Buffer} */ body) => {
    if (type === 'Q') onQuery({ text: textAt(body, 0).text, values: [] });
    if (type === 'P') {
      const name = textAt(body, 0);
      texts.set(name.text, textAt(body, name.next).text);
    }
    if (type === 'B') {
      const portal = textAt(body, 0);
      const statement = textAt(body, portal.next);
      const text = texts.get(statement.text) ?? '';
      onQuery({ text, values: valuesAt(body, statement.next) });
    }
  };
}
