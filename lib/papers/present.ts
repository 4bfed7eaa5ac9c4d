import type { Language } from '@/lib/i18n/language';
import type { PaperKind } from './kinds';
import type { Sent } from './sending/present';

/** A paper as answers carry it. Of one that is not made yet, or could not be, what it will have is null. */
export interface PresentedPaper {
  id: string;
  kind: PaperKind;
  language: Language;
  /** As it stands on it: CLM-2026-000001-P2. */
  number: string;
  state: 'queued' | 'made' | 'failed';
  /** The version of the claim's form that it tells of. */
  claimVersion: number;
  /** When what it tells of happened, ISO 8601. */
  createdAt: string;
  madeAt: string | null;
  fileSize: number | null;
  /** 64 hexadecimal digits. */
  sha256: string | null;
  checkCode: string | null;
  /** The id of the paper that says something newer. */
  replacedBy: string | null;
  /** How it went, oldest first; nothing of what was asked for by hand. */
  sent: Sent[];
}

/** What whoever holds a paper is told of it. */
export interface CheckedPaper {
  kind: PaperKind;
  claimNumber: string;
  amount: string;
  /** ISO 8601. */
  issuedAt: string;
  replaced: boolean;
}
