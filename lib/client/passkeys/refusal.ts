/** The browser's names of errors after which there is no passkey (WebAuthn). */
const refusals: Record<string, 'cancelled' | 'present'> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'present',
};

/** Says why a device gave or made no passkey; undefined for any other failure. */
export const refusalOf = (error: unknown) =>
  error instanceof Error ? refusals[error.name] : undefined;
