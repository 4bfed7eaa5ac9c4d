/** What a browser calls it when no passkey came of asking for one (WebAuthn). */
const refusals: Record<string, 'cancelled' | 'present'> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'present',
};

/** Why a device gave or made no passkey; undefined for what failed elsewhere. */
export const refusalOf = (error: unknown) =>
  error instanceof Error ? refusals[error.name] : undefined;
