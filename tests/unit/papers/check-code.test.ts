import { randomBytes } from 'node:crypto';
import { codeIn, newCode, openCode, sealCode, shownCode } from '@/lib/papers/check-code';

it.each([
  ['a text that is too long', 'A'.repeat(5000), 'A'.repeat(100)],
  ['signs that no check code has', '🧾 <b> 7k3m', 'B7K3M'],
  ['nothing', '', ''],
])('a check code is read safely from %s', (_, typed, code) => {
  expect(codeIn(typed)).toBe(code);
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
