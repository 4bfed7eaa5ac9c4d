import { openCsv } from '@/lib/spreadsheets/csv';

const delimiterOf = (text: string) => openCsv(new TextEncoder().encode(text)).delimiter;

test.each([
  ['in one line', `a,b\n1,"${';'.repeat(9)}"\n`],
  ['over several lines', `a,b\n1,"x\n${'\t'.repeat(9)}\ny"\n`],
  ['in a cell longer than what is looked at', `a,b\n1,"${'\t'.repeat(300_000)}"\n`],
  ['behind a quotation mark that is doubled', `a,b\n1,"x""${';'.repeat(9)}"\n`],
])('delimiters in quotes do not divide the cells of a text file: %s', (_, text) => {
  expect(delimiterOf(text)).toBe(',');
});

test('a text file’s delimiter is the sign that one line holds most often, also below titles', () => {
  expect(delimiterOf('Claims, as kept\na;b;c\n1;2;3\n')).toBe(';');
});
