import { hasNumber } from '@/lib/claims/queues/search/number';
import { searched } from '@/lib/claims/queues/search/searched';
import { all, raw, type Sql, sql } from '@/lib/platform/sql';
import type { DeskAsked } from './schema';

/** As many claims of the case as a search gathers; of more, claims of the queue are looked at one by one. */
export const mostFound = raw('10000');

type Asked = Pick<DeskAsked, 'search' | 'number'>;

/** What a search finds, over `claim_search c`. */
export const conditionOf = ({ search, number }: Asked, near: boolean) =>
  all([...(search ? [searched('c', search, near)] : []), ...(number ? [hasNumber(number)] : [])]);

/** Tables that say what a search finds: `few (id)`, and whether they are `many`. */
export const foundIn = (asked: Asked, near: boolean): Sql =>
  sql`few AS MATERIALIZED (SELECT c.id FROM claim_search c WHERE ${conditionOf(asked, near)} LIMIT ${mostFound} + 1),
    many AS MATERIALIZED (SELECT count(*) > ${mostFound} AS are FROM few)`;

/** Whether a claim of `claim_desk k` is among few; with them gathered, or looked at by itself where there are many. */
export const amongFew = sql`NOT (SELECT are FROM many) AND k.id IN (SELECT id FROM few)`;

/** The same where there are many. */
export const amongMany = (asked: Asked, near: boolean): Sql =>
  // Not EXISTS, for which the database might read the whole table.
  sql`(SELECT are FROM many) AND (SELECT ${conditionOf(asked, near)} FROM claim_search c WHERE c.id = k.id)`;
