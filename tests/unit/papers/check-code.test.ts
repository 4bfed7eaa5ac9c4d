import { randomBytes } from 'node:crypto';
import { codeIn, newCode, openCode, sealCode, shownCode } from '@/lib/papers/check-code';

it.each([
  ['a text that is too long', 'A'.repeat(5000), 'A'.repeat(20)],
  ['an address that is cut off', 'X%2', 'X2'],
  ['signs that no check code has', '🧾 <b> 7k3m', 'B7K3M'],
  ['nothing', '', ''],
])('a check code is read safely from %s', (_, typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

const printed = '7K3M 0QRS TVWX YZ12 AB1D';

it.each([
  ['in groups', printed],
  ['in small letters with hyphens', '7k3m-0qrs-tvwx-yz12-ab1d'],
  ['with hyphens of a word processor', '7K3M‑0QRS–TVWX—YZ12−AB1D'],
  ['over two lines', '7K3M 0QRS TVWX\r\n YZ12\u00a0AB1D'],
  ['with O, I and l for digits', '7K3M OQRS TVWX YZI2 ABlD'],
  ['in wide letters', '７Ｋ３Ｍ　０ＱＲＳ　ＴＶＷＸ　ＹＺ１２　ＡＢ１Ｄ'],
  ['with Devanagari digits', '७K३M ०QRS TVWX YZ१२ AB१D'],
  ['as an address carries it', encodeURIComponent(printed)],
  ['with the words before it', 'Check code: 7K3M-0QRS-TVWX-YZ12-AB1D'],
  ['with the words before it in Hindi', 'जाँच कोड 7K3M-0QRS-TVWX-YZ12-AB1D'],
  ['within the address of its page', 'https://claims.example.in/check/7K3M-0QRS-TVWX-YZ12-AB1D'],
])('a check code is understood %s', (_, typed) => {
  expect(codeIn(typed)).toBe('7K3M0QRSTVWXYZ12AB1D');
});

test('letters that look alike are read as the one that check codes use', () => {
  expect(codeIn('oO-iI-lL')).toBe('001111');
});

test('check codes are all different, and are read as they are shown', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(new Set(codes).size).toBe(2000);
  for (const code of codes) {
    expect(shownCode(code)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(codeIn(shownCode(code).toLowerCase())).toBe(code);
  }
});

test('a sealed check code opens only under its own key, and only unchanged', () => {
  const key = randomBytes(32);
  const code = newCode();
  const sealed = sealCode(key, code);
  expect(openCode(key, sealed)).toBe(code);
  expect(sealed.toString('latin1')).not.toContain(code);
  expect(() => openCode(randomBytes(32), sealed)).toThrow();
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => openCode(key, changed)).toThrow();
  }
});
