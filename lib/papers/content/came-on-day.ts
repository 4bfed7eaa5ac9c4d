import type { ClaimOfPaper } from './claim';

/** Tells whether only the day of receipt is known: `submittedAt` is then the beginning of that day, or of another claim's. */
export const cameOnDay = ({
  receivedBy,
  byTransfer,
}: Pick<ClaimOfPaper, 'receivedBy' | 'byTransfer'>) => receivedBy !== null || byTransfer;
