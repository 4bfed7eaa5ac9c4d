'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useAccountFacts } from '@/components/claim-wizard/draft/use-account-facts';
import { type Beginning, type Drafts, useDrafts } from '@/components/claim-wizard/draft/use-drafts';
import { useLeaveGuard } from '@/components/claim-wizard/draft/use-leave-guard';
import { useFieldIssues } from '@/components/claim-wizard/errors/use-field-issues';
import { useChanging } from '@/components/claim-wizard/review/use-changing';
import { claimBodyOf } from '@/components/claim-wizard/steps/claim-body';
import type { Step } from '@/components/claim-wizard/steps/steps';
import { toast } from '@/components/ui/toast/toast';
import type { ListedDraft } from '@/lib/claims/drafts/read';
import { loadAnew } from '@/lib/client/load-anew';
import { staleByDrafts } from '@/lib/client/mutations/drafts';
import { paths } from '@/lib/client/paths';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { useSubmitClaim } from './use-submit-claim';
import { useWizardStep } from './use-wizard-step';

/** Everything the wizard knows and does. */
export function useWizard(user: PresentedUser, listed: readonly ListedDraft[], begin: Beginning) {
  const t = useTranslations('wizard');
  const errorText = useErrorText();
  const router = useRouter();
  const client = useQueryClient();
  const account = useAccountFacts(user);
  const drafts = useDrafts(user.id, listed, begin, account, (how) => {
    void loadAnew(client, staleByDrafts);
    if (how && !filed.current)
      toast({ title: t(`draft.left.${how}.title`), description: t(`draft.left.${how}.text`) });
  });
  const { type, current } = drafts;
  const documents = current?.documents ?? [];
  const [busy, setBusy] = useState(false);
  const [opening, setOpening] = useState(false);
  const [warned, setWarned] = useState<'type' | 'busy' | 'declaration' | null>(null);
  // The very content that was declared to be true; a change takes the tick away.
  const [declaredFor, setDeclaredFor] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const left = useRef(false);
  const filed = useRef(false);

  const fieldIssues = useFieldIssues(drafts, type, drafts.problemsOf);
  const { step, atEntrance, push, rename, goBackTo } = useWizardStep(
    type,
    reachableStep(drafts, busy),
    () => (busy ? setWarned('busy') : current && fieldIssues.check(current.type)),
  );
  const guard = useLeaveGuard({
    atEntrance,
    hasWork: () => !left.current && (busy || drafts.isUnsaved() || !navigator.onLine),
    mayLose: () => !left.current && (busy || drafts.isAtRisk()),
    onLeave: () => {
      left.current = true;
    },
  });

  const body = step === 4 && type ? claimBodyOf(type, drafts.valuesOf(type), documents) : null;
  const content = JSON.stringify(body);
  const declared = declaredFor !== null && declaredFor === content;
  const submission = useSubmitClaim({
    userId: user.id,
    unanswered: begin.submission,
    async save() {
      await drafts.flush();
      const draft = current?.saver.saved();
      // The same content has the same key, also after a reload.
      return `${draft?.idempotencyKey}-${draft?.revision}`;
    },
    onFiled: () => {
      left.current = true;
      filed.current = true;
      if (type) void drafts.close(type);
      router.replace(paths.home);
    },
    onRefused: (found) => {
      if (type) fieldIssues.report(type, found);
      goBackTo(2);
    },
  });
  if (step >= 3 && !opened) setOpened(true);
  const review = useChanging(step, () => goBackTo(2));

  function choose(chosen: CreditorType | null) {
    // An entry of our own to go back to, so that leaving can be asked about. Made by a click,
    // since browsers pass over entries that were not.
    if (atEntrance) push(1, chosen);
    else rename(chosen);
    drafts.setType(chosen);
  }

  /** Opens the form of this type, with what is kept of it, and shows it. */
  async function openForm(of: CreditorType) {
    setOpening(true);
    await drafts
      .open(of)
      .then(() => push(2, of))
      .catch((error: unknown) =>
        toast({
          variant: 'destructive',
          title: t('draft.notOpened'),
          description: errorText(error),
        }),
      )
      .finally(() => setOpening(false));
  }

  return {
    step,
    type,
    drafts,
    documents,
    fieldIssues,
    submission,
    guard,
    declared,
    busy,
    opening,
    typeMissing: warned === 'type' && !type,
    busyWarned: warned === 'busy' && busy,
    undeclared: warned === 'declaration' && !declared,
    /** The uploads go on while another step is shown, so the step stays once it was opened. */
    documentsOpened: opened,
    ...review,
    setBusy,
    goBackTo,
    /** From the form straight to the review, for who came from there. */
    returnToReview() {
      if (!type || !fieldIssues.check(type)) return;
      push(3);
      push(4);
    },
    choose,
    /** Goes on with what is kept of this type. */
    resume(of: CreditorType) {
      choose(of);
      void openForm(of);
    },
    back: () => goBackTo(previous[step]),
    next() {
      setWarned(null);
      if (step === 1) {
        if (!type) setWarned('type');
        else void openForm(type);
      } else if (step === 2) {
        if (type && fieldIssues.check(type)) push(3);
      } else if (busy) setWarned('busy');
      else push(4);
    },
    declare: (ticked: boolean) => setDeclaredFor(ticked ? content : null),
    submit() {
      if (!declared) setWarned('declaration');
      else if (body) submission.submit(body);
    },
  };
}

const previous: Record<Step, Step> = { 1: 1, 2: 1, 3: 2, 4: 3 };

function reachableStep({ type, current, problemsOf }: Drafts, busy: boolean): Step {
  if (!type || !current) return 1;
  if (problemsOf(type).length > 0) return 2;
  return busy ? 3 : 4;
}
