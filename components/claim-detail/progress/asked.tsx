'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { DocumentsLink } from '@/components/claim/documents-link';
import { OtherLanguage } from '@/components/claim/other-language';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { conversationMutations } from '@/lib/client/mutations/conversation';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { addedSinceAsked, toldOf } from './added-since';

/** What the professional asks for, and a button to say that it is sent. */
export function Asked({ claim }: { claim: PresentedClaim }) {
  const note = useTranslations('claim.reviewNote');
  const t = useTranslations('claim.steps.answer');
  const steps = useTranslations('claim.steps');
  const { added, told, pending, tell } = useTellSent(claim);
  return (
    <Alert
      tone={told ? 'blue' : 'amber'}
      title={note('titleInfo')}
      actions={
        <>
          <DocumentsLink />
          {added > 0 && !told && (
            <Button
              size="sm"
              disabled={told === undefined}
              pending={pending}
              pendingLabel={t('pending')}
              onClick={tell}
            >
              {t('button')}
            </Button>
          )}
        </>
      }
    >
      {claim.reviewNote && <p className="whitespace-pre-line wrap-anywhere">{claim.reviewNote}</p>}
      <OtherLanguage text={claim.reviewNote} asked />
      <p className="mt-1" aria-live="polite">
        {told ? steps('sentNothing') : added > 0 ? t('uploaded', { count: added }) : t('hint')}
      </p>
    </Alert>
  );
}

/** Tells the professional in charge, in the claim's conversation, that the claimant added what they asked for. */
function useTellSent(claim: PresentedClaim) {
  const t = useTranslations('claim.steps.answer');
  const errorText = useErrorText();
  const added = addedSinceAsked(claim);
  const last = added.at(-1);
  const messages = useQuery({ ...queries.messages(claim.id), enabled: Boolean(last) });
  const { mutate, isPending } = useMutation({
    ...conversationMutations.send(claim.id),
    onSuccess: () => toast({ variant: 'success', title: t('done') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return {
    added: added.length,
    /** Undefined until it is known. */
    told: messages.data && toldOf(added, messages.data, t('message')),
    pending: isPending,
    // The last document's id is the key, so several tabs say it only once.
    tell: () => last && mutate({ message: t('message'), idempotencyKey: last.id }),
  };
}
