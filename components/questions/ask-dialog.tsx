'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId } from 'react';
import { WithSnippets } from '@/components/snippets/with-snippets';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { maxItems, maxQuestionLength } from '@/lib/claims/deeds/questions/limits';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { checklist } from '@/lib/law/checklist';
import { useAsk } from './use-ask';
import { useReaderHint } from './use-reader-hint';

interface AskDialogProps {
  claim: PresentedClaim;
  onClose: () => void;
}

export function AskDialog({ claim, onClose }: AskDialogProps) {
  const t = useTranslations('questions.ask');
  const words = useTranslations('questions.checklist');
  const form = useId();
  const ask = useAsk(claim, onClose);
  const reads = useReaderHint(claim, ask.own);
  function submit(event: FormEvent) {
    event.preventDefault();
    ask.send();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { number: claim.claimNumber })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} pending={ask.pending}>
            {t('send', { count: ask.count })}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Field
          group
          label={t('checklist')}
          error={
            ask.fault === 'nothing' || ask.fault === 'tooMany'
              ? t(ask.fault, { max: maxItems })
              : undefined
          }
        >
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
            {checklist[claim.creditorType].map((code) => (
              <li key={code}>
                <Checkbox
                  label={words(code)}
                  checked={ask.codes.has(code)}
                  onCheckedChange={(wanted) => ask.choose(code, wanted === true)}
                />
              </li>
            ))}
          </ul>
        </Field>
        <Field
          label={t('own')}
          hint={
            <>
              <span className="block">{t('ownHint')}</span>
              <span className="block">{t('asTyped')}</span>
              {reads}
            </>
          }
          error={ask.fault === 'tooLong' ? t('tooLong', { max: maxQuestionLength }) : undefined}
        >
          <WithSnippets kind="question" value={ask.own} onTake={ask.setOwn}>
            <Textarea
              rows={3}
              value={ask.own}
              onChange={({ target }) => ask.setOwn(target.value)}
            />
          </WithSnippets>
        </Field>
        <DateField
          label={t('due')}
          error={ask.fault === 'day' ? t('day') : undefined}
          min={ask.today}
          value={ask.due}
          onChange={ask.setDue}
        />
      </form>
    </Dialog>
  );
}
