import { tokensOf } from '@/lib/papers/typeset/readable/content-tokens';
import { type Bearer, sharedOut } from '@/lib/papers/typeset/readable/share-out';

const wide: Bearer = { width: 500, part: 0 };
const flat: Bearer = { width: 0, part: 0 };
const apart: Bearer = { width: 0, part: 1 };

const shares = (syllable: string, ...glyphs: Bearer[]) =>
  sharedOut(syllable, glyphs).map(({ own, after }) => (after ? [own, after] : [own]));

test('each glyph of a syllable says its own letters, in the order in which they are read', () => {
  expect(shares('सी', wide, wide)).toEqual([['स'], ['ी']]);
  expect(shares('दि', wide, wide)).toEqual([['द'], ['ि']]);
  expect(shares('दें', wide, flat)).toEqual([['द'], ['ें']]);
});

test('a glyph with a width says no sign that stands on another', () => {
  expect(shares('प्र', wide)).toEqual([['प', '्र']]);
  expect(shares('न्दी', wide, wide)).toEqual([['न', '्'], ['दी']]);
  expect(shares('fi', wide)).toEqual([['fi']]);
});

test('a sign that is shown by itself says nothing', () => {
  expect(shares('हु', wide, apart)).toEqual([['ह', 'ु'], ['']]);
  expect(shares('हूँ', wide, apart, { width: 0, part: 2 })).toEqual([['ह', 'ूँ'], [''], ['']]);
});

test('a vowel on both sides of its consonant is told in two, and what joins letters is left out', () => {
  expect(shares('கோ', wide, wide, wide)).toEqual([['க'], ['ே'], ['ா']]);
  expect(shares('क्\u200dष', wide, wide)).toEqual([['क', '्'], ['ष']]);
  expect(shares('क', wide, wide)).toEqual([['क'], ['']]);
});

test('strings of a content stream are read however they are written', () => {
  const read = (content: string) => [...tokensOf(content)].map(({ word, bytes }) => bytes ?? word);
  expect(read('[(\\000\\002)15<0003>]TJ')).toEqual(['[', [0, 2], '15', [0, 3], ']', 'TJ']);
  expect(read('(a(b)\\)\\\\\\n\\7) Tj')).toEqual([[97, 40, 98, 41, 41, 92, 10, 7], 'Tj']);
  expect(read('/Span << /A <FEFF> /B () >> BDC')).toEqual([
    '/Span',
    '<<',
    '/A',
    [254, 255],
    '/B',
    [],
    '>>',
    'BDC',
  ]);
});
