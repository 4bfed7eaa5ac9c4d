import { raw } from '@/lib/platform/sql';

const partOf = (alias: string) => `${alias}.under_verification < ${alias}.claimed`;

/**
 * Whether a confirmed determination under this alias, or the one confirmed before it, left less than everything under
 * verification. What decides nothing, and takes nothing back, makes no letter.
 */
export const decidesSomething = (alias: string) =>
  raw(`(${partOf(alias)} OR coalesce((SELECT ${partOf('former')} FROM determinations former
    WHERE former.claim_id = ${alias}.claim_id AND former.number < ${alias}.number AND former.confirmed_at IS NOT NULL
    ORDER BY former.number DESC LIMIT 1), false))`);
