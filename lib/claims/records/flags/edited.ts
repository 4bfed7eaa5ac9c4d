import type { ClaimFlag } from './flags';

/**
 * Whether the form of a claim was changed since its newest determination read it. A request for a change that was accepted is no such
 * change: no amount depends on it.
 */
export const editedSince = ({ flagged }: { flagged: readonly ClaimFlag[] }) =>
  flagged.some(({ name }) => name === 'edited');
