import { admitsSomething } from '@/lib/law/late-binds';
import { isClosed } from '@/lib/reference/claim-status';
import type { PresentedClaim } from './present';

/** Tells whether a claim can be withdrawn: it is not decided, and no determination in force admits anything of it. */
export const isWithdrawable = ({
  status,
  determination,
}: Pick<PresentedClaim, 'status' | 'determination'>) =>
  !isClosed(status) &&
  !(determination?.state === 'confirmed' && admitsSomething(determination.totals));
