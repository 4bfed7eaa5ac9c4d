import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useSyncExternalStore } from 'react';
import { AppProviders } from '@/components/shell/app-providers';
import { SignedIn } from '@/components/shell/guard/signed-in';
import { dismissToast, toastStore } from '@/components/ui/toast/toast';
import { isProfessional } from '@/lib/access/role';
import { storeToken } from '@/lib/client/request/token';
import type { Language } from '@/lib/i18n/language';
import { consoleWordsIn, wordsIn } from '@/lib/i18n/words';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import type { ErrorCode } from '@/lib/platform/errors';
import { uploadsBy } from './uploads';

// What a test waits for comes, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });

/** What the page asked of the server. */
export interface Call {
  /** "GET /api/claims?page=1". */
  call: string;
  /** What was sent as JSON, or the fields of a form with a file. */
  body: unknown;
}

/** What the server answers, by method and path: a value as JSON, or what is made of the call. Whatever lacks fails as 404. */
export type Answers = Record<string, unknown | ((call: Call) => unknown)>;

interface Opened {
  language?: Language;
  /** The page's address. */
  at?: string;
  /** Who is signed in; nobody when left out. */
  as?: PresentedUser;
  answers?: Answers;
}

/** An answer that is no success, with its code. */
export const refused = (status: number, code: ErrorCode, message: string = code) =>
  new Response(JSON.stringify({ message, code }), { status });

/** A call without an answer: the network is gone. */
export const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that the test gives when it says so. */
export function held() {
  let give: (value: unknown) => void = () => {};
  const answer = new Promise((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give };
}

// Nothing changes meanwhile: the stream of events is open and silent.
const always: Answers = { 'GET /api/events': held().answer };

function answering(answers: Answers) {
  const calls: Call[] = [];
  async function ask(method: string, path: string, body: unknown) {
    const call = { call: `${method} ${path}`, body };
    calls.push(call);
    const [named = ''] = call.call.split('?');
    const answer = answers[call.call] ?? answers[named];
    const value = typeof answer === 'function' ? await answer(call) : answer;
    if (value instanceof Response) return value;
    if (value === undefined) return refused(404, 'not_found');
    return new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });
  }
  globalThis.fetch = (path, { method = 'GET', body } = {}) =>
    ask(method, String(path), typeof body === 'string' ? JSON.parse(body) : body);
  Object.assign(globalThis, { XMLHttpRequest: uploadsBy(ask) });
  return calls;
}

const moved = new EventTarget();

// A page may change its address past the router, which hears of it.
for (const method of ['pushState', 'replaceState'] as const) {
  const change = history[method].bind(history);
  history[method] = (...to) => {
    change(...to);
    moved.dispatchEvent(new Event('moved'));
  };
}

const go = (method: 'pushState' | 'replaceState', path: string) =>
  act(() => history[method](null, '', path));

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
export function opened(
  part: ReactNode,
  { language = 'en', at = '/', as, answers = {} }: Opened = {},
) {
  history.replaceState(null, '', at);
  document.documentElement.lang = language;
  if (as) storeToken('token');
  // What an earlier test was told is not said in this one.
  act(() => dismissToast(toastStore.current()?.id ?? 0));
  const calls = answering({ ...always, ...answers });
  const words = as && isProfessional(as.role) ? consoleWordsIn : wordsIn;
  const shown = (
    <Place>
      <NextIntlClientProvider locale={language} messages={words(language)} timeZone="Asia/Kolkata">
        <AppProviders>{as ? <SignedIn user={as}>{part}</SignedIn> : part}</AppProviders>
      </NextIntlClientProvider>
    </Place>
  );
  render(shown);
  return {
    user: userEvent.setup(),
    calls,
    /** The bodies that were sent to one place, in their order. */
    sent: (to: string) => calls.filter(({ call }) => call === to).map(({ body }) => body),
    close: cleanup,
    reload() {
      cleanup();
      render(shown);
    },
  };
}
