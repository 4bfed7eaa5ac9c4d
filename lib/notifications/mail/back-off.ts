const minute = 60_000;

/** These attempts take about a day. */
export const maxAttempts = 12;

/** Milliseconds after so many failed attempts: a minute, then twice as long each time, at most 4 hours. */
export const pauseAfter = (attempts: number) => Math.min(240, 2 ** (attempts - 1)) * minute;

/** Tells whether a refusal is final (5xx to MAIL, RCPT or DATA; RFC 5321, 4.2.1). A server that is down may recover. */
export function isFinal(error: unknown) {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const aboutTheLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutTheLetter && responseCode !== undefined && responseCode >= 500;
}

/** An error's kind and reply code, never an address. */
export function traceOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? error.name, responseCode].filter(Boolean).join(' ').slice(0, 100);
}
