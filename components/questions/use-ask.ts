'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { maxItems, maxQuestionLength } from '@/lib/claims/deeds/questions/limits';
import type { QuestionsBody } from '@/lib/claims/deeds/questions/schema';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { questionMutations } from '@/lib/client/mutations/questions';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { faultWithin } from '@/lib/format/typed-day';
import { type ChecklistCode, checklist, checklistItems } from '@/lib/law/checklist';
import { useUsualDue } from './use-usual-due';

type Fault = 'nothing' | 'tooMany' | 'tooLong' | 'day';

export function useAsk(claim: PresentedClaim, onAsked: () => void) {
  const t = useTranslations('questions.ask');
  const words = useTranslations('questions.checklist');
  const errorText = useErrorText();
  const { today, usual } = useUsualDue();
  const [codes, setCodes] = useState<ReadonlySet<ChecklistCode>>(new Set());
  const [own, setOwn] = useState('');
  const [chosenDue, setDue] = useState<string>();
  const [tried, setTried] = useState(false);
  const due = chosenDue ?? usual;
  const lines = own
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const items: QuestionsBody['items'] = [
    ...checklist[claim.creditorType]
      .filter((code) => codes.has(code))
      .map((code) => ({
        text: words(code),
        code,
        documentSlot: checklistItems[code].slot ?? null,
      })),
    ...lines.map((text) => ({ text })),
  ];
  const { mutate, isPending } = useMutation({
    ...questionMutations.ask(claim.id),
    onSuccess: () => {
      toast({
        variant: 'success',
        title: t(claim.claimant.email === null ? 'doneByPost' : 'done'),
      });
      onAsked();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });

  function faultNow(): Fault | undefined {
    if (items.length === 0) return 'nothing';
    if (items.length > maxItems) return 'tooMany';
    if (lines.some((line) => line.length > maxQuestionLength)) return 'tooLong';
    return faultWithin(due, today) ? 'day' : undefined;
  }
  const fault = faultNow();
  return {
    codes,
    choose(code: ChecklistCode, wanted: boolean) {
      const next = new Set(codes);
      if (wanted) next.add(code);
      else next.delete(code);
      setCodes(next);
    },
    own,
    setOwn,
    today,
    due,
    setDue,
    count: items.length,
    /** What is wrong, once the person has tried to send it. */
    fault: tried ? fault : undefined,
    pending: isPending,
    send() {
      setTried(true);
      if (!fault && !isPending) mutate({ due, items });
    },
  };
}
