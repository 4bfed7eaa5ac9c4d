'use client';

import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { OtherLanguage } from '@/components/claim/other-language';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { isPurpose } from '@/lib/documents/content/purposes';
import { isClosed } from '@/lib/reference/claim-status';
import { AnswerSaid } from './answer/answer-said';
import type { QuestionOfList } from './open-questions';
import { useQuestionText } from './use-question-text';

export const AnswerForm = onDemand(async () => (await import('./answer/answer-form')).AnswerForm, {
  loading: Spinner,
});

interface ClaimantQuestionProps {
  claim: PresentedClaim;
  question: QuestionOfList;
}

export function ClaimantQuestion({ claim, question }: ClaimantQuestionProps) {
  const t = useTranslations('questions');
  const purposes = useTranslations('documents.purposes');
  const textOf = useQuestionText();
  const [changing, setChanging] = useState(false);
  const early = useEarlyWords();
  const { list, item } = question;
  const heading = `question-${list.number}-${item.n}`;
  const answers = item.answers;
  const mayAnswer = !isClosed(claim.status) && item.state !== 'accepted';
  return (
    <li
      ref={early.holder}
      aria-labelledby={heading}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 p-3 sm:p-4"
    >
      <div>
        <p id={heading} className="font-semibold whitespace-pre-line wrap-anywhere">
          {t('item', { n: item.n, text: textOf(item) })}
        </p>
        {!item.code && <OtherLanguage text={item.text} asked />}
        {isPurpose(item.documentSlot) && item.state === 'asked' && (
          <p className="text-sm text-ink-soft">
            {t('document', { document: purposes(item.documentSlot) })}
          </p>
        )}
        {item.state !== 'asked' && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-green">
            <Check className="size-4 shrink-0" aria-hidden="true" />
            {t(`states.${item.state}`)}
          </p>
        )}
      </div>
      {answers.map((answer) => (
        <AnswerSaid key={answer.answeredAt} answer={answer} documents={claim.documents} />
      ))}
      {mayAnswer && (item.state === 'asked' || changing) && (
        <AnswerForm
          claim={claim}
          question={question}
          takeEarly={early.take}
          onDone={() => setChanging(false)}
          {...(item.state === 'answered' ? { onCancel: () => setChanging(false) } : {})}
        />
      )}
      {mayAnswer && item.state === 'answered' && !changing && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${t('answer.change')}: ${textOf(item)}`}
            onClick={() => setChanging(true)}
          >
            {t('answer.change')}
          </Button>
        </div>
      )}
    </li>
  );
}

/**
 * Keeps what a person types into a form from the server before the form's own code runs, because React may render it again,
 * empty. Gives the ref for the form's box, and a function by which the form takes the text once.
 */
function useEarlyWords() {
  const holder = useRef<HTMLLIElement>(null);
  const words = useRef('');
  const taken = useRef(false);
  useLayoutEffect(() => {
    const { current: element } = holder;
    const note = () => {
      if (!taken.current) words.current = element?.querySelector('textarea')?.value ?? '';
    };
    note();
    element?.addEventListener('input', note);
    return () => element?.removeEventListener('input', note);
  }, []);
  const take = useCallback(() => {
    if (taken.current) return '';
    taken.current = true;
    return words.current;
  }, []);
  return { holder, take };
}
