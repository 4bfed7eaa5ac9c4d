'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { questionMutations } from '@/lib/client/mutations/questions';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { AnswerSaid } from './answer/answer-said';
import { type QuestionOfList, standingAnswer } from './open-questions';
import { useQuestionText } from './use-question-text';

const AskAgain = onDemand(async () => (await import('./ask-again')).AskAgain, {
  close: ({ onClose }) => onClose(),
});

const tones = { asked: 'yellow', answered: 'blue', accepted: 'green' } as const;

interface JudgedQuestionProps {
  claim: PresentedClaim;
  question: QuestionOfList;
}

export function JudgedQuestion({ claim, question }: JudgedQuestionProps) {
  const t = useTranslations('questions');
  const textOf = useQuestionText();
  const errorText = useErrorText();
  const [again, setAgain] = useState(false);
  const { list, item } = question;
  const text = textOf(item);
  const accept = t(item.state === 'answered' ? 'card.accept' : 'card.acceptUnanswered');
  const { mutate, isPending } = useMutation({
    ...questionMutations.accept(claim.id),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('card.acceptFailed'),
        description: errorText(error),
      }),
  });
  const open = list.closedAt === null && item.state !== 'accepted' && claim.status !== 'withdrawn';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-48 font-semibold whitespace-pre-line wrap-anywhere">
          {t('item', { n: item.n, text })}
        </p>
        <Badge tone={tones[item.state]}>{t(`states.${item.state}`)}</Badge>
      </div>
      {item.answers.map((answer) => (
        <AnswerSaid key={answer.answeredAt} answer={answer} documents={claim.documents} />
      ))}
      {open && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={item.state === 'answered' ? 'primary' : 'quiet'}
            size="sm"
            pending={isPending}
            aria-label={`${accept}: ${text}`}
            onClick={() =>
              mutate({
                listId: list.id,
                n: item.n,
                answeredAt: standingAnswer(item)?.answeredAt ?? null,
              })
            }
          >
            {accept}
          </Button>
          {item.state === 'answered' && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`${t('card.askAgain')}: ${text}`}
              onClick={() => setAgain(true)}
            >
              {t('card.askAgain')}
            </Button>
          )}
        </div>
      )}
      {again && <AskAgain claim={claim} question={question} onClose={() => setAgain(false)} />}
    </li>
  );
}
