import type { IncomingMessage } from 'node:http';
import { preferredLanguage } from '@/lib/i18n/accepted';
import { consoleLanguageKey, languageFrom, languageKey } from '@/lib/i18n/language';
import { isTheme, themeKey } from '@/lib/reference/theme';

interface Alike {
  key: string;
  /** What is asked for, without the names in the query that it does not know. */
  url: string;
  /** All headers that a page may depend on; undefined for a call. */
  headers?: Record<string, string>;
}

/** Pages by their paths, with the names in the query that they read, here or in the browser. */
const pages: { path: RegExp; names: string[] }[] = [
  { path: /^\/((ip\/)?(login|register)|ip|forgot-password|help)?$/, names: ['next'] },
  { path: /^\/creditors$/, names: [] },
  { path: /^\/creditors\/\d{1,9}$/, names: ['annexure', 'class', 'search', 'page'] },
  { path: /^\/creditors\/\d{1,9}\/changes$/, names: ['from', 'kind', 'page'] },
];
const calls = /^\/api\/public\/creditor-lists(\/\d{1,9}(\/(rows|committee|changes))?)?$/;
const namesOfCalls = ['annexure', 'class', 'hindrance', 'search', 'from', 'kind', 'page', 'limit'];

const longestKey = 1_000;

/** Undefined where an answer may be one person's, a part of a whole, or one of very many. */
export function alike({
  method,
  url: asked = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Alike | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { authorization, rsc, range, cookie = '' } = headers;
  if (authorization || rsc || range || cookie.includes('session')) return undefined;
  // How such an answer is packed is not told by what it takes.
  if (headers['accept-encoding']?.includes('*')) return undefined;
  const [path = '', ...rest] = asked.split('?');
  const page = pages.find((one) => one.path.test(path));
  if (!page && !calls.test(path)) return undefined;
  const names = page?.names ?? namesOfCalls;
  const sent = new URLSearchParams(rest.join('?'));
  const query = new URLSearchParams([...sent].filter(([name]) => names.includes(name)));
  query.sort();
  if (query.has('search')) return undefined;
  const url = query.size > 0 ? `${path}?${query}` : path;
  const chosen = choicesIn(headers);
  const key = JSON.stringify([url, chosen, ...(page ? [] : encodingsIn(headers))]);
  if (key.length > longestKey) return undefined;
  return { key, url, ...(page && { headers: chosen }) };
}

/** The encodings that a caller takes, of those that there are: whatever else a caller makes up is no other answer. */
const encodingsIn = ({ 'accept-encoding': taken = '' }: IncomingMessage['headers']) =>
  ['br', 'deflate', 'gzip', 'zstd'].filter((name) =>
    String(taken)
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .some((one) => one.split(';')[0]?.trim() === name && !one.endsWith('q=0')),
  );

/** A page depends on language and theme alone, and a call on language. */
function choicesIn(headers: IncomingMessage['headers']) {
  const cookies = new Map(
    (headers.cookie ?? '').split(';').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
  const language = cookies.get(languageKey);
  const theme = cookies.get(themeKey);
  return {
    cookie: [
      ...(language === undefined ? [] : [`${languageKey}=${languageFrom(language)}`]),
      `${consoleLanguageKey}=${languageFrom(cookies.get(consoleLanguageKey))}`,
      ...(isTheme(theme) ? [`${themeKey}=${theme}`] : []),
    ].join('; '),
    'accept-language': preferredLanguage(headers['accept-language'] ?? null) ?? 'en',
  };
}
