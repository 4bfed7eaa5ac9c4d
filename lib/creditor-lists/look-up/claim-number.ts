import { codeSigns } from '@/lib/format/typed-code';

/** Reads a typed claim number, CLM-2026-000001; null when it cannot be one. */
export function claimNumberIn(typed: string): string | null {
  const found = /^CLM(\d{4})(\d{6,9})$/.exec(codeSigns(typed).replaceAll('O', '0'));
  return found ? `CLM-${found[1]}-${found[2]}` : null;
}
