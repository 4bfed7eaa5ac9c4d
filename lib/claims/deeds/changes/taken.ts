import { type ClaimStatus, isClosed } from '@/lib/reference/claim-status';

/**
 * Which requests a claim takes: every kind once it is decided. Before that its claimant changes it; while amounts of it are determined,
 * papers for them are asked to be read all the same, and get an answer.
 */
export function takenOf(status: ClaimStatus, isDetermined: boolean) {
  if (status === 'withdrawn') return 'none';
  if (isClosed(status)) return 'every';
  return isDetermined ? 'papers' : 'none';
}
