/** What somebody typed as the claim number that they may have meant, CLM-2026-000001; null for what cannot be one. */
export function claimNumberIn(typed: string): string | null {
  const found = /^CLM(\d{4})(\d{6,9})$/.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''));
  return found ? `CLM-${found[1]}-${found[2]}` : null;
}
