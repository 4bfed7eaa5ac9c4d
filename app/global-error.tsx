'use client';

import { Fragment } from 'react';
import type { Language } from '@/lib/i18n/language';
import './globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

const others = {
  hi: { title: 'कुछ गड़बड़ हो गई', again: 'फिर से कोशिश करें' },
} as const satisfies Record<Exclude<Language, 'en'>, { title: string; again: string }>;

const inOthers = Object.entries(others);

// The root layout itself failed, so neither its words nor its language can be counted on.
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Daava</title>
        <main className="mx-auto max-w-xl px-4 py-16">
          <h1 className="text-2xl text-peacock-deep">Something went wrong</h1>
          {inOthers.map(([language, { title }]) => (
            <p key={language} lang={language} className="text-ink-soft">
              {title}
            </p>
          ))}
          {error.digest && <p className="mt-2 text-sm">Reference: {error.digest}</p>}
          <button
            type="button"
            onClick={reset}
            className="mt-4 min-h-11 rounded-md bg-peacock px-4 font-semibold text-sheet"
          >
            Try again
            {inOthers.map(([language, { again }]) => (
              <Fragment key={language}>
                {' · '}
                <span lang={language}>{again}</span>
              </Fragment>
            ))}
          </button>
        </main>
      </body>
    </html>
  );
}
