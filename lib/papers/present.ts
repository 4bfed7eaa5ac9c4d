import type { PaperState } from '@/generated/prisma/enums';
import type { Language } from '@/lib/i18n/language';
import type { PaperKind } from './kinds';
import type { Sent } from './sending/present';

/** A paper as answers carry it. Until it is made, its later facts are null. */
export interface PresentedPaper {
  id: string;
  kind: PaperKind;
  language: Language;
  /** As it stands on it: CLM-2026-000001-P2. */
  number: string;
  state: PaperState;
  /** The version of the claim's form that it tells of. */
  claimVersion: number;
  /** When what it tells of happened, ISO 8601. */
  createdAt: string;
  madeAt: string | null;
  fileSize: number | null;
  /** 64 hexadecimal digits. */
  sha256: string | null;
  checkCode: string | null;
  /** The id of the newer paper that replaced it. */
  replacedBy: string | null;
  /** How it was sent, oldest first; empty for one asked for by hand. */
  sent: Sent[];
}

/** What anybody with a paper's code is told. */
export interface CheckedPaper {
  kind: PaperKind;
  claimNumber: string;
  amount: string;
  /** ISO 8601. */
  issuedAt: string;
  replaced: boolean;
}
