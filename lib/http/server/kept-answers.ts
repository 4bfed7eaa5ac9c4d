import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { preferredLanguage } from '@/lib/i18n/accepted';
import { consoleLanguageKey, languageFrom, languageKey } from '@/lib/i18n/language';
import { prepared, type Statement } from '@/lib/platform/query';
import { shared } from '@/lib/platform/shared';
import { sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';
import { isTheme, themeKey } from '@/lib/reference/theme';

// Lists, facts of the case and the day decide pages for everybody and calls about published lists.
const statement: Statement<{ version: string }> = sql`
  SELECT concat_ws('|',
    (SELECT string_agg(number || ':' || xmin, ',' ORDER BY number) FROM creditor_lists WHERE state = 'published'),
    (SELECT xmin FROM case_settings WHERE id = 1),
    ${today}) AS version`;

/** `headers` are all headers that a page may depend on. */
interface Alike {
  key: string;
  headers?: Record<string, string>;
}

interface Published {
  version: () => Promise<string>;
  alike: typeof alike;
  asked: AsyncLocalStorage<{ keep: boolean }>;
}

// The server that keeps the answers is not part of the bundle, and a process may hold several copies of the bundle.
const processGlobals = globalThis as { daavaPublished?: Published };

/** Lets this process's server (scripts/lib/server/kept-answers.mjs) keep answers that are the same for everybody. */
export function letAnswersBeKept() {
  processGlobals.daavaPublished = {
    version: shared(async () => {
      const [published] = await prepared(statement);
      // Another build of the portal may draw the same page in other words.
      return `${process.env.PORTAL_SOURCES} ${published?.version}`;
    }),
    alike,
    asked: new AsyncLocalStorage(),
  };
}

/** Says that the present answer holds for all alike requests until what is published changes. */
export function mayBeKept() {
  const asking = processGlobals.daavaPublished?.asked.getStore();
  if (asking) asking.keep = true;
}

const pages =
  /^\/((ip|ip\/login|ip\/register|login|register|forgot-password|help)?$|creditors(\/\d{1,9}(\/changes)?)?(\?|$))/;
const calls = /^\/api\/public\/creditor-lists(\/\d{1,9}(\/(rows|committee|changes))?)?(\?|$)/;

const longestKey = 1_000;

/** Undefined where an answer may be one person's, a part of a whole, or one of very many. */
export function alike({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Alike | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const { authorization, rsc, range, cookie = '' } = headers;
  if (authorization || rsc || range || cookie.includes('session')) return undefined;
  if (url.includes('search=') || url.length > longestKey) return undefined;
  if (pages.test(url)) {
    const chosen = choicesIn(headers);
    return { key: JSON.stringify([url, chosen]), headers: chosen };
  }
  if (!calls.test(url)) return undefined;
  const { accept, 'accept-language': language, 'accept-encoding': encoding } = headers;
  const key = JSON.stringify([url, cookie, language, encoding, accept]);
  return key.length <= longestKey ? { key } : undefined;
}

/** A page depends on language and theme alone. */
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
