'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/present';
import { conversationMutations } from '@/lib/client/mutations/conversation';
import { queries } from '@/lib/client/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { addedSinceAsked, toldOf } from './added-since';

/** Telling the professional in charge, in the claim's conversation, that what they asked for was added. */
export function useTellSent(claim: PresentedClaim) {
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
    /** How many documents were added since it was asked. */
    added: added.length,
    /** Whether they were told already; undefined until that is known. */
    told: messages.data && toldOf(added, messages.data, t('message')),
    pending: isPending,
    // Of one last document it is said once, from however many tabs.
    tell: () => last && mutate({ message: t('message'), idempotencyKey: last.id }),
  };
}
