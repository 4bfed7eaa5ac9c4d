import { bareHeader } from '@/lib/forms/columns';

/** Above the column that says why a row was not filed. */
export const reasonHeader = { en: 'Reason', hi: 'कारण' } as const;

/** Bare, in either language: the column is passed over when the mended file comes back. */
export const reasonHeaders: ReadonlySet<string> = new Set(
  Object.values(reasonHeader).map(bareHeader),
);
