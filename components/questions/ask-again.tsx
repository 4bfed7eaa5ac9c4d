'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { questionMutations } from '@/lib/client/mutations/questions';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { faultWithin } from '@/lib/format/typed-day';
import { type QuestionOfList, standingAnswer } from './open-questions';
import { useQuestionText } from './use-question-text';
import { useReaderHint } from './use-reader-hint';
import { useUsualDue } from './use-usual-due';

interface AskAgainProps {
  claim: PresentedClaim;
  question: QuestionOfList;
  onClose: () => void;
}

/** Asks again, and says what is missing and by when it is due. */
export function AskAgain({ claim, question: { list, item }, onClose }: AskAgainProps) {
  const t = useTranslations('questions.again');
  const textOf = useQuestionText();
  const errorText = useErrorText();
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { today, usual } = useUsualDue();
  const [remark, setRemark] = useState('');
  const reads = useReaderHint(claim, remark);
  const [due, setDue] = useState<string>();
  const [asked, setAsked] = useState(false);
  // The person judges the answer that they saw when they opened this.
  const [seen] = useState(standingAnswer(item)?.answeredAt ?? null);
  const day = due ?? (list.due < today ? usual : list.due);
  const { mutate, isPending } = useMutation({
    ...questionMutations.askAgain(claim.id),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      onClose();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isPending || faultWithin(day, today)) return;
    mutate({ listId: list.id, n: item.n, remark: remark.trim(), due: day, answeredAt: seen });
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      size="sm"
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} pending={isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p className="font-semibold whitespace-pre-line wrap-anywhere">{textOf(item)}</p>
        <Field label={t('remark')} hint={reads}>
          <Textarea ref={field} value={remark} onChange={({ target }) => setRemark(target.value)} />
        </Field>
        <DateField
          label={t('due')}
          required
          min={today}
          asked={asked}
          value={day}
          onChange={setDue}
        />
      </form>
    </Dialog>
  );
}
