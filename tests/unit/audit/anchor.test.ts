import { anchorsIn, written } from '@/lib/audit/anchor';

const hash = 'ab12'.repeat(16);

test.each([
  ['as it is printed', `120:${hash}\n`],
  ['in a letter', `It now has this number and hash: 120:${hash}. Keep this letter.`],
  ['in a line of the log', `{"level":30,"anchor":"120:${hash}","msg":"the audit trail today"}`],
])('an anchor is found in a text that has it %s', (_, text) => {
  expect(anchorsIn(text)).toEqual([{ id: '120', hash }]);
});

test('every anchor in a text is found, and a written anchor is read back', () => {
  const both = [
    { id: '1', hash },
    { id: '20', hash: 'f'.repeat(64) },
  ];
  expect(anchorsIn(both.map(written).join(' '))).toEqual(both);
});

test.each(['', `120:${hash}0`, `120:${hash.slice(1)}`, `120${hash}`, `x120:${hash}`])(
  '%j contains no anchor',
  (text) => {
    expect(anchorsIn(text)).toEqual([]);
  },
);
