const minute = 60_000;

/** How often a letter is tried before it counts as failed: over about a day. */
export const maxAttempts = 12;

/** How long to wait after so many failed attempts, in milliseconds: a minute, then twice as long each time, at most 4 hours. */
export const pauseAfter = (attempts: number) => Math.min(240, 2 ** (attempts - 1)) * minute;

/**
 * Whether an error of the mail server is final for a letter: the server refused this recipient or this letter for good (a 5xx
 * reply to MAIL, RCPT or DATA). A server that is down, or refuses our sign-in, may recover. See RFC 5321, 4.2.1.
 */
export function isFinal(error: unknown) {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutTheLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutTheLetter && responseCode !== undefined && responseCode >= 500;
}

/** What is kept of an error: its kind and the server's reply code, never an address. */
export function traceOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ').slice(0, 100);
}
