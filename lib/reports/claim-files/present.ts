import type { Language } from '@/lib/i18n/language';

/** A whole file of claims as answers carry it, before and after it is made. Times are ISO 8601, `fileSize` is in bytes. */
export interface PresentedClaimFile {
  id: string;
  state: 'waiting' | 'making' | 'made' | 'failed';
  language: Language;
  /** How many claims were asked for, and how many of them are done. */
  claims: number;
  done: number;
  /** How many claims the asker no longer saw when the file was made; 0 before. */
  leftOut: number;
  askedAt: string;
  madeAt: string | null;
  /** When the file is removed; null before it is made. */
  expiresAt: string | null;
  fileName: string | null;
  fileSize: number | null;
  /** The SHA-256 of the ZIP, 64 hexadecimal digits. */
  sha256: string | null;
}
