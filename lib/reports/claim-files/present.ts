import type { Language } from '@/lib/i18n/language';

/** A whole file of claims as answers carry it, while it is made and after. Times are ISO 8601. */
export interface PresentedClaimFile {
  id: string;
  state: 'waiting' | 'making' | 'made' | 'failed';
  language: Language;
  /** How many claims were asked for, and how many of these were gone through. */
  claims: number;
  done: number;
  /** How many of them its asker no longer saw when it was made; none before. */
  leftOut: number;
  askedAt: string;
  madeAt: string | null;
  /** When it is removed. */
  expiresAt: string | null;
  fileName: string | null;
  fileSize: number | null;
  /** Of the ZIP, 64 hexadecimal digits. */
  sha256: string | null;
}
