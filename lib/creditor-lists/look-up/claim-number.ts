/** The claim number that a typed text probably means, CLM-2026-000001; null when it cannot be one. */
export function claimNumberIn(typed: string): string | null {
  const found = /^CLM(\d{4})(\d{6,9})$/.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''));
  return found ? `CLM-${found[1]}-${found[2]}` : null;
}
