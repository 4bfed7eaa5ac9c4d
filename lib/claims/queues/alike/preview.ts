import 'server-only';
import type { Actor } from '@/lib/access/actor';
import { bulkChanges } from '@/lib/access/limits';
import { searches } from '@/lib/access/lines';
import type { HeadShare } from '@/lib/law/alike';
import { inLine } from '@/lib/platform/lines/call';
import { prepared, type Statement } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { raw, sql } from '@/lib/platform/sql';
import { type ExampleFound, exampleFor } from './example';
import { alikeTo } from './matching';
import type { AlikeAsked } from './schema';

/** Rupees with two decimals. */
export interface AlikeClaim {
  id: string;
  claimNumber: string;
  creditorName: string;
  claimed: string;
}

interface AlikeFound {
  claims: number;
  claimed: string;
  /** Ten at most, the largest first. */
  largest: AlikeClaim[];
  /** Seven at most, drawn by their ids: the same each time. */
  sample: AlikeClaim[];
  /** What changes after this is left out. */
  until: Date;
}

/** What deciding claims like another would propose. */
export interface AlikePreview extends AlikeFound {
  shares: HeadShare[];
}

const listed = (order: string, limit: number) => sql`(
  SELECT coalesce(json_agg(json_build_object('id', id, 'claimNumber', claim_number, 'creditorName', creditor_name,
    'claimed', claimed::text)), '[]')
  FROM (SELECT * FROM alike ORDER BY ${raw(order)} LIMIT ${raw(String(limit))}) AS first)`;

/** The statement behind `previewAlike`. */
export const alikeStatement = (
  actor: Actor,
  example: ExampleFound,
  asked: AlikeAsked,
): Statement<AlikeFound> => sql`
  WITH alike AS MATERIALIZED (
    SELECT c.id, c.claim_number, c.creditor_name, k.claim_amount AS claimed
    FROM claim_desk k JOIN claims c ON c.id = k.id WHERE ${alikeTo(actor, example, asked)})
  SELECT count(*)::int AS claims, coalesce(sum(claimed), 0)::numeric(30, 2)::text AS claimed,
    ${listed('claimed DESC, claim_number', 10)} AS largest, ${listed('md5(id::text)', 7)} AS sample, now() AS until
  FROM alike`;

/** Tells what would be proposed like a determination, and writes nothing. Throws what `exampleFor` throws, and the limit's refusal. */
export async function previewAlike(
  actor: Actor,
  id: string,
  asked: AlikeAsked,
): Promise<AlikePreview> {
  await consumeActorLimits(bulkChanges, actor);
  const example = await exampleFor(actor, id, asked);
  // It goes through all undetermined claims of a form.
  const [found] = await inLine(searches, () => prepared(alikeStatement(actor, example, asked)));
  if (!found) throw new Error('a count is one row');
  return { ...found, shares: example.shares };
}
