'use client';

import './globals.css';

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void };

// The root layout itself failed, so neither its words nor its language can be counted on.
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Daava</title>
        <main className="mx-auto max-w-xl px-4 py-16">
          <h1 className="text-2xl text-peacock-deep">Something went wrong</h1>
          <p lang="hi" className="text-ink-soft">
            कुछ गड़बड़ हो गई
          </p>
          {error.digest && <p className="mt-2 text-sm">Reference: {error.digest}</p>}
          <button
            type="button"
            onClick={reset}
            className="mt-4 min-h-11 rounded-md bg-peacock px-4 font-semibold text-sheet"
          >
            Try again · <span lang="hi">फिर से कोशिश करें</span>
          </button>
        </main>
      </body>
    </html>
  );
}
