import { asSearched, saysAll } from '@/lib/format/as-searched';
import { waysToWrite } from '@/tests/support/data/names';

test.each(waysToWrite)('the text %j is searched for as %j', (written, searched) => {
  expect(asSearched(written)).toBe(searched);
});

test('a name is found by the same words typed in another way', () => {
  expect(saysAll('Md. Rafiq D’Souza', "rafiq md d'souza")).toBe(true);
  expect(saysAll('Md. Rafiq D’Souza', 'rafiqa')).toBe(false);
});
