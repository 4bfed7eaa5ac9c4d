import { readFileSync } from 'node:fs';
import { claimKeys } from '@/components/claim-detail/claim-keys';
import { viewerKeys } from '@/components/documents/viewer/bar/viewer-keys';
import { listKeys } from '@/components/ip-dashboard/list-keys';
import { deskKeys } from '@/components/keys/desk-keys';
import { ariaKeys, type KeySet } from '@/components/keys/key-set';
import { codeFiles } from '@/scripts/lib/checks/code-files.mjs';

const { meantBy } = deskKeys;

const press = (
  key: string,
  code: string,
  held: Partial<Record<'alt' | 'ctrl' | 'meta', true>> = {},
) => ({
  key,
  code,
  altKey: held.alt === true,
  ctrlKey: held.ctrl === true,
  metaKey: held.meta === true,
});

test.each([
  ['at the desk', deskKeys],
  ['on the page of a claim', claimKeys],
  ['in the list of claims', listKeys],
])('no two keys are the same %s, those of an open document included', (_, { keyOf }) => {
  const all: string[] = [...Object.values(keyOf), ...viewerKeys.flatMap(({ keys }) => [...keys])];
  expect(new Set(all).size).toBe(all.length);
});

const screens = { deskKeys, claimKeys, listKeys };

test('each part of a screen that has keys answers them, in one place', () => {
  const asked = codeFiles(['components']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useKeys\(\s*(\w+),\s*'(\w+)'/g)].map(
      ([, keys, part]) => `${keys} ${part}`,
    ),
  );
  const parts = Object.entries(screens).flatMap(([keys, { parts: of }]) =>
    Object.keys(of).map((part) => `${keys} ${part}`),
  );
  expect(asked.sort()).toEqual(parts.sort());
});

/** Where the characters lie on a keyboard that are no letter or digit. */
const codes: Record<string, string> = {
  "'": 'Quote',
  ';': 'Semicolon',
  '?': 'Slash',
  '\\': 'Backslash',
  '`': 'Backquote',
};

test.each(Object.entries(screens))(
  'each key of %s that is listed works with Alt',
  (_, { groups, meantBy: means }) => {
    const listed: KeySet['groups'] = groups;
    for (const { name, key } of listed.flatMap(({ keys }) => keys)) {
      const code = /^[a-z]$/.test(key)
        ? `Key${key.toUpperCase()}`
        : /^\d$/.test(key)
          ? `Digit${key}`
          : /^F\d$/.test(key)
            ? key
            : codes[key];
      if (key !== 'Enter' && key !== 'F4')
        expect([name, means(press('“', code ?? 'nowhere', { alt: true }))]).toEqual([name, name]);
    }
  },
);

test('a key works alone, but not while somebody types or where plain keys are off', () => {
  expect(meantBy(press('a', 'KeyA'))).toBe('admitAll');
  expect(meantBy(press('A', 'KeyA'))).toBe('admitAll');
  expect(meantBy(press('?', 'Slash'))).toBe('help');
  expect(meantBy(press('a', 'KeyA'), { typing: true })).toBeUndefined();
  expect(meantBy(press('a', 'KeyA'), { plain: false })).toBeUndefined();
  expect(meantBy(press('/', 'Slash'))).toBeUndefined();
});

test('with Alt a key works while typing too, whatever character the system makes of it', () => {
  const held = { alt: true } as const;
  expect(meantBy(press('å', 'KeyA', held), { typing: true })).toBe('admitAll');
  expect(meantBy(press('1', 'Digit1', held), { plain: false })).toBe('to_verify');
  expect(meantBy(press('¿', 'Slash', held), { typing: true })).toBe('help');
});

test('a key that writes nothing works while typing too, and Alt with F4 is left to close the window', () => {
  expect(meantBy(press('F4', 'F4'))).toBe('kind');
  expect(meantBy(press('F4', 'F4'), { typing: true })).toBe('kind');
  expect(meantBy(press('F4', 'F4'), { plain: false })).toBe('kind');
  expect(meantBy(press('F4', 'F4', { alt: true }))).toBeUndefined();
  expect(meantBy(press('F4', 'F4', { ctrl: true }))).toBeUndefined();
  expect([ariaKeys('F4'), ariaKeys('F2')]).toEqual(['F4', 'F2 Alt+F2']);
});

test('Enter decides only with Ctrl or the command key, and the browser’s own keys do nothing here', () => {
  expect(meantBy(press('Enter', 'Enter', { ctrl: true }), { typing: true })).toBe('decide');
  expect(meantBy(press('Enter', 'Enter', { meta: true }))).toBe('decide');
  expect(meantBy(press('Enter', 'Enter'))).toBeUndefined();
  expect(meantBy(press('Enter', 'Enter', { alt: true }))).toBeUndefined();
  expect(meantBy(press('a', 'KeyA', { ctrl: true }))).toBeUndefined();
  expect(meantBy(press('a', 'KeyA', { meta: true, alt: true }))).toBeUndefined();
});
