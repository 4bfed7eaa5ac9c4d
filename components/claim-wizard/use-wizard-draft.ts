'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { type Beginning, useDrafts } from '@/components/claim-wizard/draft/use-drafts';
import { useFieldIssues } from '@/components/claim-wizard/errors/use-field-issues';
import { toast } from '@/components/ui/toast/toast';
import type { ListedDraft } from '@/lib/claims/records/drafts/read';
import { loadAnew } from '@/lib/client/load-anew';
import { staleByDrafts } from '@/lib/client/mutations/drafts';
import { fullName } from '@/lib/format/person';
import type { AccountFacts } from '@/lib/forms/start';
import type { PresentedUser } from '@/lib/identity/accounts/present';

/** The draft of the claim, what is wrong with it, and whether leaving would lose something. */
export function useWizardDraft(
  user: PresentedUser,
  listed: readonly ListedDraft[],
  begin: Beginning,
) {
  const t = useTranslations('wizard');
  const client = useQueryClient();
  const account = useAccountFacts(user);
  const [uploading, setUploading] = useState(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const left = useRef(false);
  const filed = useRef(false);
  const drafts = useDrafts(user.id, listed, begin, account, (how) => {
    void loadAnew(client, staleByDrafts);
    if (how && !filed.current)
      toast({ title: t(`draft.left.${how}.title`), description: t(`draft.left.${how}.text`) });
  });
  const { type, current } = drafts;
  return {
    ...drafts,
    documents: current?.documents ?? [],
    fieldIssues: useFieldIssues(drafts, type, drafts.problemsOf),
    uploading,
    setUploading,
    failed,
    setFailed,
    /** For the guard that asks before the person leaves the wizard. */
    leaving: {
      hasWork: () => !left.current && (uploading || drafts.isUnsaved() || !navigator.onLine),
      mayLose: () => !left.current && (uploading || drafts.isAtRisk()),
      onLeave() {
        left.current = true;
      },
    },
    /** It is a claim now, and no draft of it stays. */
    endFiled() {
      left.current = true;
      filed.current = true;
      if (type) void drafts.close(type);
    },
  };
}

export type WizardDraft = ReturnType<typeof useWizardDraft>;

function useAccountFacts(user: PresentedUser): AccountFacts {
  const { nationality } = useFormWords();
  return {
    name: fullName(user),
    email: user.email,
    phone: user.phone ?? '',
    nationality,
  };
}
