import type { ClaimOfPaper } from './claim';

/** Whether only the day is known on which it came: `submittedAt` is then the beginning of that day, or of another claim's. */
export const cameOnDay = ({
  receivedBy,
  byTransfer,
}: Pick<ClaimOfPaper, 'receivedBy' | 'byTransfer'>) => receivedBy !== null || byTransfer;
