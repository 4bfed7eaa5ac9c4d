import { groupsOf } from '@/tests/bench/lib/statements/recorder.mjs';
import { messageReader, queryReader } from '@/tests/bench/lib/statements/wire.mjs';

const text = (value: string) => Buffer.from(`${value}\0`);
const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
};
const value = (bytes: Buffer) => Buffer.concat([int32(bytes.length), bytes]);

/** The queries read from a client that sends these bytes in pieces of this size. */
function understood(bytes: Buffer, size: number) {
  const queries: unknown[] = [];
  const read = messageReader(
    true,
    queryReader((query) => queries.push(query)),
  );
  for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
  return queries;
}

const startup = message('', int32(196_608), text('user'), text('daava'), text(''));

test.each([1, 7, 10_000])(
  'a prepared statement is recognised by its name when its bytes come in pieces of %i',
  (size) => {
    const parse = message('P', text('one'), text('SELECT $1, $2, $3'), int16(0));
    const values = [value(Buffer.from('ज')), int32(-1), value(Buffer.from([0, 255]))];
    const formats = [int16(3), int16(0), int16(0), int16(1)];
    const bind = message('B', text(''), text('one'), ...formats, int16(3), ...values, int16(0));
    const query = { text: 'SELECT $1, $2, $3', values: ['ज', null, { base64: 'AP8=' }] };
    expect(understood(Buffer.concat([startup, parse, bind, bind]), size)).toEqual([query, query]);
  },
);

test('a simple query is read without values', () => {
  const bytes = Buffer.concat([startup, message('Q', text('BEGIN'))]);
  expect(understood(bytes, 3)).toEqual([{ text: 'BEGIN', values: [] }]);
});

test('statements that ran at the same time are put in one group', () => {
  const heard = [
    { text: 'session', values: [], start: 0, end: 2 },
    { text: 'page', values: [], start: 3, end: 9 },
    { text: 'total', values: [], start: 4, end: 5 },
    { text: 'last', values: [], start: 9, end: 10 },
  ];
  const groups = groupsOf(heard).map((group) => group.map((query) => query.text));
  expect(groups).toEqual([['session'], ['page', 'total'], ['last']]);
});
