import { openCsv } from '@/lib/spreadsheets/csv';

const delimiterOf = (text: string) => openCsv(new TextEncoder().encode(text)).delimiter;

test.each([
  ['in one line', `a,b\n1,"${';'.repeat(9)}"\n`],
  ['over several lines', `a,b\n1,"x\n${'\t'.repeat(9)}\ny"\n`],
  ['in a cell longer than what is looked at', `a,b\n1,"${'\t'.repeat(300_000)}"\n`],
  ['behind a quotation mark that is doubled', `a,b\n1,"x""${';'.repeat(9)}"\n`],
])('signs in quotes divide no cells: %s', (_, text) => {
  expect(delimiterOf(text)).toBe(',');
});

test('the line with most signs decides, also below titles', () => {
  expect(delimiterOf('Claims, as kept\na;b;c\n1;2;3\n')).toBe(';');
});
