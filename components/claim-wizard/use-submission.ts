'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldProblemsIn } from '@/components/claim-form/errors/field-issues';
import { claimBodyOf } from '@/components/claim-wizard/steps/claim-body';
import { toast } from '@/components/ui/toast/toast';
import type { ClaimBody } from '@/lib/claims/records/schema';
import { attachDocument, claimMutations } from '@/lib/client/mutations/claims';
import {
  forgetSubmission,
  rememberSubmission,
  type Submission,
} from '@/lib/client/on-device/submission';
import { queries } from '@/lib/client/queries/queries';
import { isSignedOut, isUnanswered, RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { FieldProblem } from '@/lib/forms/validate';
import { useGoHomeFiled } from './use-go-home-filed';
import type { WizardDraft } from './use-wizard-draft';
import type { WizardSteps } from './use-wizard-steps';

/**
 * Files the reviewed claim, once the person declared exactly this content to be true. `unanswered` is what an earlier visit
 * sent.
 */
export function useSubmission(
  userId: string,
  unanswered: Submission | null,
  draft: WizardDraft,
  { step, goBackTo }: WizardSteps,
) {
  const goHome = useGoHomeFiled();
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
      // One key for each draft, also after a reload: if its content changes after an answer was lost, only one of both is
      // filed.
      return String(current?.saver.saved().idempotencyKey);
    },
    onFiled: () => {
      draft.endFiled();
      goHome();
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
    /** Removes the warning that the declaration is missing. */
    unwarn: () => setWarned(false),
    declare: (ticked: boolean) => setDeclaredFor(ticked ? content : null),
    submit() {
      if (!declared) setWarned(true);
      else if (body) filing.submit(body);
    },
  };
}

interface Options {
  userId: string;
  /** An earlier visit sent it; nobody knows yet what became of it. */
  unanswered: Submission | null;
  /** Saves what is sent as a draft, and gives the key of exactly this content. */
  save: () => Promise<string>;
  onFiled: () => void;
  onRefused: (problems: FieldProblem[]) => void;
}

/** Files the claim once, however often it is sent. If the answer was lost, finds out whether it was filed. */
function useSubmitClaim({ userId, unanswered, save, onFiled, onRefused }: Options) {
  const t = useTranslations('wizard');
  const language = useLocale();
  const errorText = useErrorText();
  const [unsure, setUnsure] = useState(unanswered?.key ?? null);
  const [missed, setMissed] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  // The key of the claim on its way; null before it leaves.
  const sent = useRef<string | null>(null);

  function filed(claim: { id: string; claimNumber: string }) {
    forgetSubmission(userId);
    toast({
      variant: 'success',
      title: t('submitted.title'),
      description: t('submitted.text', { number: claim.claimNumber }),
    });
    onFiled();
  }

  const mutation = useMutation({
    ...claimMutations.submit(async (body) => {
      sent.current = null;
      const key = await save();
      if (!navigator.onLine) throw new RequestError(0, 'No network', '');
      sent.current = key;
      rememberSubmission(userId, { type: body.creditorType, key });
      return key;
    }),
    onSuccess: (claim, body) => {
      attachAll(body.claimData.documents, claim.id);
      filed(claim);
    },
    onError: (error) => {
      if (sent.current && isUnanswered(error)) return setUnsure(sent.current);
      if (!unsure) forgetSubmission(userId);
      if (isSignedOut(error)) return;
      toast({
        variant: 'destructive',
        title: t('failed.title'),
        description: errorText(error),
      });
      const problems =
        error instanceof RequestError ? fieldProblemsIn(error.answer.issues ?? [], language) : [];
      if (problems.length > 0) onRefused(problems);
    },
  });

  const found = useQuery({ ...queries.submission(unsure ?? ''), enabled: unsure !== null });
  const onFound = useEffectEvent((outcome: typeof found.data) => {
    if (!outcome || mutation.isPending || mutation.isSuccess) return;
    if (outcome.filed) return filed(outcome.filed);
    forgetSubmission(userId);
    setUnsure(null);
    setMissed(true);
  });
  useEffect(() => onFound(found.data), [found.data]);
  const { refetch } = found;
  useEffect(() => {
    if (!unsure) return;
    const ask = () => void refetch();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [unsure, refetch]);

  const error = unsure ? null : mutation.error;
  const signedOut =
    isSignedOut(error) || (unsure !== null && !dismissed && isSignedOut(found.error));
  return {
    pending: mutation.isPending || mutation.isSuccess,
    /** The answer was lost: the page finds out whether the claim was filed, or knows by now. */
    outcome: unsure
      ? ('unsure' as const)
      : missed && !mutation.isPending
        ? ('missed' as const)
        : null,
    /** Why the last attempt failed, in words; null for an ended session, and while it is not known. */
    failure: error && !missed && !isSignedOut(error) ? errorText(error) : null,
    signedOut,
    /** The session dialog was closed. */
    reset() {
      mutation.reset();
      setDismissed(true);
    },
    /** After a new sign-in, finds out what is not known; null if all is known. */
    ask: unsure ? () => void refetch() : null,
    submit: (body: ClaimBody) => {
      setMissed(false);
      mutation.mutate(body);
    },
  };
}

function attachAll(documents: unknown, claimId: string) {
  for (const id of Array.isArray(documents) ? documents : []) {
    attachDocument(String(id), claimId).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the claim has its documents already; for a developer
      console.warn('A document was not attached again', error);
    });
  }
}
