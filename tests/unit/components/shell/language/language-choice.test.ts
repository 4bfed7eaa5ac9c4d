import {
  cookieLanguage,
  keepLanguage,
  storedLanguage,
} from '@/components/shell/language/language-choice';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
};
const page = { cookie: '' };

beforeEach(() => {
  stored.clear();
  page.cookie = '';
  Object.assign(globalThis, {
    localStorage: storage,
    document: page,
    location: { protocol: 'https:' },
  });
});

test('a chosen language is kept in the browser, and in a cookie for every page for a year', () => {
  expect([storedLanguage(), cookieLanguage()]).toEqual([null, 'en']);
  keepLanguage('hi');
  expect(page.cookie.split('; ').sort()).toEqual(
    ['claimantLanguage=hi', 'max-age=31536000', 'path=/', 'samesite=lax', 'secure'].sort(),
  );
  expect([storedLanguage(), cookieLanguage()]).toEqual(['hi', 'hi']);
  keepLanguage('en');
  expect([storedLanguage(), cookieLanguage()]).toEqual(['en', 'en']);
});

test('a browser that forbids storage keeps the language in the cookie alone', () => {
  const shut = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.assign(globalThis, { localStorage: { getItem: shut, setItem: shut } });
  keepLanguage('hi');
  expect([storedLanguage(), cookieLanguage()]).toEqual([null, 'hi']);
});

test('the language is read from its own cookie, and not from one whose name only ends like it', () => {
  page.cookie = 'theme=dark; claimantLanguage=hi; other=1';
  expect(cookieLanguage()).toBe('hi');
  page.cookie = 'notclaimantLanguage=hi';
  expect(cookieLanguage()).toBe('en');
});
