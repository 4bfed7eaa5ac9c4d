/** "2026-50", "26/50", "CLM 2026 50": the year's last digits, and the number. */
const short = /^(?:clm)?[\s#-]*(?:20)?(\d{2})(?:\s*[-/]\s*|\s+)(\d{1,9})$/i;

/** The whole number of a claim behind a shortened one; undefined for a text that is none. */
export function wholeNumber(typed: string): string | undefined {
  const [, year, number] = short.exec(typed.trim()) ?? [];
  if (!year || !number) return undefined;
  return `CLM-20${year}-${number.replace(/^0+(?=\d)/, '').padStart(6, '0')}`;
}
