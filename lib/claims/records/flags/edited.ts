import type { ClaimFlag } from './flags';

/**
 * Tells whether somebody changed a claim's form after its newest determination. An accepted request for a change does not
 * count: no amount depends on it.
 */
export const editedSince = ({ flagged }: { flagged: readonly ClaimFlag[] }) =>
  flagged.some(({ name }) => name === 'edited');
