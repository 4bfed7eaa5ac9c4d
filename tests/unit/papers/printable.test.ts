import { printable } from '@/lib/papers/content/printable';

it.each([
  ['a mark that turns the direction', 'fdp\u202e.exe\u200f', 'fdp.exe'],
  ['control characters', 'a\u0000b\u001bc', 'abc'],
  ['a lone surrogate', 'a\ud800b', 'ab'],
  ['ends of lines of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['nothing but blanks', ' \t \n ', ''],
])('%s is left out of what is printed', (_, typed, said) => {
  expect(printable(typed)).toBe(said);
});

test('joiners, which Devanagari needs, are printed', () => {
  expect(printable('क्\u200dष क्\u200cष')).toBe('क्\u200dष क्\u200cष');
});

test('a word too long for a line can be broken, between letters only', () => {
  const said = printable('क्षि'.repeat(100));
  expect(said.replaceAll('\u200b', '')).toBe('क्षि'.repeat(100));
  for (const piece of said.split('\u200b')) expect(piece).toMatch(/^(क्षि)+$/);
  expect(said.split('\u200b')).toHaveLength(5);
});

test('a long word of plain letters is broken after as many as fit', () => {
  expect(printable('x'.repeat(100), 48)).toBe(`${'x'.repeat(48)}\u200b${'x'.repeat(48)}\u200bxxxx`);
});

test('wide letters are broken earlier, and a number, an address or an e-mail address is not', () => {
  expect(printable('W'.repeat(40))).toBe(`${'W'.repeat(32)}\u200b${'W'.repeat(8)}`);
  for (const whole of [
    'IBBI/IPA-001/IP-P00001/2017-2018/10001',
    'claims.of.neeli.cabs@resolution.example.in',
  ])
    expect(printable(whole)).toBe(whole);
});
