'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { claimBodyOf } from '@/components/claim-wizard/steps/claim-body';
import { noteFiled } from '@/lib/client/just-filed';
import type { Submission } from '@/lib/client/kept/submission';
import { paths } from '@/lib/client/paths/paths';
import { useSubmitClaim } from './use-submit-claim';
import type { WizardDraft } from './use-wizard-draft';
import type { WizardSteps } from './use-wizard-steps';

/** Filing the claim that is reviewed, once its very content was declared to be true. `unanswered` is what an earlier visit sent. */
export function useSubmission(
  userId: string,
  unanswered: Submission | null,
  draft: WizardDraft,
  { step, goBackTo }: WizardSteps,
) {
  const router = useRouter();
  const { type, current, documents, fieldIssues } = draft;
  const body = step === 4 && type ? claimBodyOf(type, draft.valuesOf(type), documents) : null;
  const content = JSON.stringify(body);
  // A change of the content takes the tick away.
  const [declaredFor, setDeclaredFor] = useState<string | null>(null);
  const declared = declaredFor !== null && declaredFor === content;
  const [warned, setWarned] = useState(false);
  const filing = useSubmitClaim({
    userId,
    unanswered,
    async save() {
      await draft.flush();
      // One for each draft, also after a reload: if its content is changed after an answer was lost, only one of both is filed.
      return String(current?.saver.saved().idempotencyKey);
    },
    onFiled: () => {
      draft.endFiled();
      noteFiled();
      router.replace(paths.home);
    },
    onRefused: (found) => {
      if (type) fieldIssues.report(type, found);
      goBackTo(2);
    },
  });
  return {
    ...filing,
    declared,
    undeclared: warned && !declared,
    /** Says no more that the declaration is missing. */
    unwarn: () => setWarned(false),
    declare: (ticked: boolean) => setDeclaredFor(ticked ? content : null),
    submit() {
      if (!declared) setWarned(true);
      else if (body) filing.submit(body);
    },
  };
}
