import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { pool } from '@/lib/platform/db';
import { changedIn, prepared } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { beforeAllIds, isStale, resealed } from './reseal';
import { ofDraft, type Values } from './values';

interface Stored {
  userId: string;
  creditorType: CreditorType;
  values: Values;
}

/** Encrypts all drafts with the present key, in batches. Leaves alone a draft that somebody saves in the meantime. */
export async function resealDrafts(inBatch: number) {
  const done = { changed: 0, unopened: 0 };
  let after: Stored | undefined;
  for (;;) {
    const { userId = beforeAllIds, creditorType = 'form_b' } = after ?? {};
    const drafts: Stored[] = await prepared(sql`
      SELECT user_id AS "userId", creditor_type AS "creditorType", "values" FROM claim_drafts
      WHERE (user_id, creditor_type) > (${userId}::uuid, ${creditorType}::"CreditorType")
      ORDER BY user_id, creditor_type LIMIT ${inBatch}`);
    for (const draft of drafts) {
      const form = formOf(draft.creditorType);
      if (!isStale(form, draft.values)) continue;
      const both = resealed(form, ofDraft(draft.userId, draft.creditorType), draft.values);
      if (!both) done.unopened += 1;
      else {
        done.changed += await changedIn(pool)(sql`
          UPDATE claim_drafts SET "values" = ${JSON.stringify(both.sealed)}::jsonb
          WHERE user_id = ${draft.userId}::uuid AND creditor_type = ${draft.creditorType}::"CreditorType"
            AND "values" = ${JSON.stringify(draft.values)}::jsonb`);
      }
    }
    after = drafts.at(-1);
    if (!after) return done;
  }
}
