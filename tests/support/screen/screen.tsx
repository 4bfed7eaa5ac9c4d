import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useSyncExternalStore } from 'react';
import { AppProviders } from '@/components/shell/app-providers';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

/** What the page asked of the server. */
export interface Call {
  /** "GET /api/claims?page=1". */
  call: string;
  body: unknown;
}

/** What the server answers, by method and path: a value as JSON, or what is made of the call. Whatever lacks fails as 404. */
export type Answers = Record<string, unknown | ((call: Call) => unknown)>;

interface Opened {
  language?: Language;
  /** The page's address. */
  at?: string;
  answers?: Answers;
}

/** An answer that is no success, with its code. */
export const refused = (status: number, code: string) =>
  new Response(JSON.stringify({ message: code, code }), { status });

function answering(answers: Answers) {
  const calls: Call[] = [];
  globalThis.fetch = async (path, { method = 'GET', body } = {}) => {
    const call = {
      call: `${method} ${path}`,
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    calls.push(call);
    const [named = ''] = call.call.split('?');
    const answer = answers[call.call] ?? answers[named];
    const value = typeof answer === 'function' ? await answer(call) : answer;
    if (value instanceof Response) return value;
    if (value === undefined) return refused(404, 'not_found');
    return new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });
  };
  return calls;
}

const moved = new EventTarget();

function go(method: 'pushState' | 'replaceState', path: string) {
  act(() => {
    history[method](null, '', path);
    moved.dispatchEvent(new Event('moved'));
  });
}

const router = {
  push: (path: string) => go('pushState', path),
  replace: (path: string) => go('replaceState', path),
  back: () => history.back(),
  forward: () => history.forward(),
  refresh() {},
  hmrRefresh() {},
  prefetch() {},
  experimental_gesturePush: (path: string) => go('pushState', path),
  bfcacheId: '',
};

function listen(tell: () => void) {
  moved.addEventListener('moved', tell);
  window.addEventListener('popstate', tell);
  return () => {
    moved.removeEventListener('moved', tell);
    window.removeEventListener('popstate', tell);
  };
}

function Place({ children }: { children: ReactNode }) {
  const { pathname, search } = new URL(useSyncExternalStore(listen, () => location.href));
  return (
    <AppRouterContext value={router}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={new URLSearchParams(search)}>{children}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}

/**
 * Shows part of a page as its page does, with all words, and answers what it asks of the server. Gives the hands of its user, what
 * was asked, and `reload`, after which it is shown anew with what the browser kept.
 */
export function opened(part: ReactNode, { language = 'en', at = '/', answers = {} }: Opened = {}) {
  history.replaceState(null, '', at);
  const calls = answering(answers);
  const shown = (
    <Place>
      <NextIntlClientProvider
        locale={language}
        messages={wordsIn(language)}
        timeZone="Asia/Kolkata"
      >
        <AppProviders>{part}</AppProviders>
      </NextIntlClientProvider>
    </Place>
  );
  render(shown);
  return {
    user: userEvent.setup(),
    calls,
    reload() {
      cleanup();
      render(shown);
    },
  };
}
