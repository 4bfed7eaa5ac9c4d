import type { QueryClient } from '@tanstack/react-query';
import { withKept } from '@/components/drafts/kept-list';
import { discardDrafts, keptDrafts } from '@/lib/client/kept/drafts';
import {
  forgetSubmission,
  rememberedSubmission,
  type Submission,
} from '@/lib/client/kept/submission';
import { queries } from '@/lib/client/queries/queries';
import { isUnanswered } from '@/lib/client/request/request';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { findDraft } from './find-draft';
import type { Beginning } from './use-drafts';

/**
 * What a person has begun, or the claim that they filed when its answer was lost: on the server and on this device, and the draft that the wizard opens with. Throws why the
 * server gave no answer, unless this device keeps something to go on with.
 */
export async function beginWizard(client: QueryClient, userId: string, type: CreditorType | null) {
  const submission = rememberedSubmission(userId);
  const outcome = submission && (await outcomeOf(client, submission));
  if (submission && outcome?.filed) {
    forgetSubmission(userId);
    await discardDrafts(userId, submission.type);
    return { filed: outcome.filed };
  }
  const kept = await keptDrafts(userId);
  const listed = await client
    .fetchQuery({ ...queries.drafts, staleTime: 0 })
    .then((saved) => withKept(saved, kept, ({ unsaved }) => unsaved))
    .catch((error: unknown) => {
      if (kept.length === 0) throw error;
      return withKept([], kept, () => true);
    });
  const known = listed.some(({ creditorType }) => creditorType === type);
  const found =
    type && known
      ? await findDraft(userId, type, () => client.fetchQuery(queries.draft(type)))
      : null;
  // Filed or deleted between the two calls.
  const gone = found && found.draft.revision === 0 && !found.unsaved;
  const beginning: Beginning = { type, found: gone ? null : found, submission };
  return { filed: null, listed, beginning };
}

/** What became of a claim that was sent; null while nobody can tell. */
const outcomeOf = (client: QueryClient, { key }: Submission) =>
  client.fetchQuery(queries.submission(key)).catch((error: unknown) => {
    if (isUnanswered(error)) return null;
    throw error;
  });
