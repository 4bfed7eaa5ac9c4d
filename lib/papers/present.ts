import type { PaperState } from '@/generated/prisma/enums';
import type { Language } from '@/lib/i18n/language';
import type { PaperKind } from './kinds';
import type { Sent } from './sending/present';

/** As answered. Until it is made, its later facts are null. */
export interface PresentedPaper {
  id: string;
  kind: PaperKind;
  language: Language;
  /** For example CLM-2026-000001-P2. */
  number: string;
  state: PaperState;
  claimVersion: number;
  /** When what it tells of happened, ISO 8601. */
  createdAt: string;
  madeAt: string | null;
  fileSize: number | null;
  /** 64 hexadecimal digits. */
  sha256: string | null;
  checkCode: string | null;
  replacedBy: string | null;
  /** Oldest first; empty for one that somebody asked for. */
  sent: Sent[];
}

export interface CheckedPaper {
  kind: PaperKind;
  claimNumber: string;
  amount: string;
  /** ISO 8601. */
  issuedAt: string;
  replaced: boolean;
}
