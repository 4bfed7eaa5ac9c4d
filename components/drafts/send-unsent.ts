import { saveDraft } from '@/lib/client/mutations/drafts';
import { keptDrafts, takeKeptDraft } from '@/lib/client/on-device/drafts';
import { whileNoWizard } from '@/lib/client/on-device/wizard-lock';
import { foundOnServer, openDraft } from './open-draft';

/**
 * Sends the drafts on this device that the server does not have; gives how many arrived. A draft that another page changed
 * stays, for the person to decide when they open it. Sends nothing while a wizard is open in any tab, which sends its own.
 */
export async function sendUnsent(userId: string): Promise<number> {
  return whileNoWizard(async () => {
    let sent = 0;
    for (const { draft, unsaved } of await keptDrafts(userId)) {
      if (!unsaved) continue;
      const kept = await takeKeptDraft(userId, draft.creditorType);
      const open = openDraft(kept ?? foundOnServer(draft.creditorType, null), {
        userId,
        send: (type, content, revision) => saveDraft(type, { ...content, revision }, false),
        onSaving: () => undefined,
        start: {},
        documents: [],
      });
      open.begin();
      await open.saver.flush().then(
        () => {
          sent += 1;
        },
        () => undefined,
      );
      await open.keeper.now();
      await open.end();
    }
    return sent;
  }, 0);
}
