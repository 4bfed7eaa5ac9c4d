import { type Found, foundOnServer } from '@/components/drafts/open-draft';
import type { PresentedDraft } from '@/lib/claims/records/drafts/read';
import { takeKeptDraft } from '@/lib/client/on-device/drafts';
import { isUnanswered } from '@/lib/client/request/request';
import type { CreditorType } from '@/lib/forms/definitions/field';

/**
 * Finds the draft of this type: this device's if the server does not have it yet or gives no answer, else the server's. `ask`
 * is null where the server is known to have none. Throws why the server gave no answer when this device has none either.
 */
export async function findDraft(
  userId: string,
  type: CreditorType,
  ask: (() => Promise<PresentedDraft | null>) | null,
): Promise<Found> {
  const kept = await takeKeptDraft(userId, type);
  if (kept?.unsaved) return kept;
  try {
    return foundOnServer(type, ask && (await ask()));
  } catch (error) {
    if (!kept || !isUnanswered(error)) throw error;
    return kept;
  }
}
