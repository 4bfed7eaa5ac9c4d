import type { Language } from '@/lib/i18n/language';

/** As answered, before and after it is made. Times are ISO 8601, `fileSize` is in bytes. */
export interface PresentedClaimFile {
  id: string;
  state: 'waiting' | 'making' | 'made' | 'failed';
  language: Language;
  claims: number;
  done: number;
  /** Claims that the asker no longer saw when it was made; 0 before. */
  leftOut: number;
  askedAt: string;
  madeAt: string | null;
  /** When it is removed; null before it is made. */
  expiresAt: string | null;
  fileName: string | null;
  fileSize: number | null;
  /** Of the ZIP, 64 hexadecimal digits. */
  sha256: string | null;
}
