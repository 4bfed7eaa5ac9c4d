'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { useAnswer } from './answer/use-answer';
import { addedSince, type QuestionOfList } from './open-questions';

interface SentItProps {
  claim: PresentedClaim;
  question: QuestionOfList;
  lists: readonly PresentedQuestions[];
}

/** Answers the only open question with the documents added to the claim since. */
export function SentIt({ claim, question, lists }: SentItProps) {
  const t = useTranslations('claim.steps.answer');
  const { send, pending } = useAnswer(claim.id, question);
  const added = addedSince(question, lists, claim.documents);
  if (added.length === 0) return null;
  return (
    <Alert
      tone="amber"
      actions={
        <Button
          size="sm"
          pending={pending}
          pendingLabel={t('pending')}
          onClick={() => send({ documentIds: added.map(({ id }) => id) })}
        >
          {t('button')}
        </Button>
      }
    >
      {t('uploaded', { count: added.length })}
    </Alert>
  );
}
