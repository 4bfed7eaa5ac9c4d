'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { QuestionOfList } from '@/components/questions/open-questions';
import { toast } from '@/components/ui/toast/toast';
import { questionMutations, type SaidToQuestion } from '@/lib/client/mutations/questions';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Sends a claimant's answer. A second press does nothing while the first runs. */
export function useAnswer(
  claimId: string,
  { list, item }: QuestionOfList,
  { onSent }: { onSent?: () => void } = {},
) {
  const t = useTranslations('questions.answer');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...questionMutations.answer(claimId),
    onSuccess: () => {
      toast({ variant: 'success', title: t('sent') });
      onSent?.();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return {
    pending: isPending,
    send: (said: Omit<SaidToQuestion, 'listId' | 'n'>) =>
      !isPending && mutate({ ...said, listId: list.id, n: item.n }),
  };
}
