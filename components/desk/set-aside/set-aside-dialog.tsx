'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Textarea } from '@/components/ui/fields/textarea';
import { maxAsideNote } from '@/lib/claims/deeds/set-aside/limits';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { faultWithin } from '@/lib/format/typed-day';
import { type Choice, choices, daysAllowed, daysOffered } from './days';

interface SetAsideDialogProps {
  claimNumber: string;
  /** `until` is null for a claim that waits for its claimant. */
  onSetAside: (until: string | null, note: string | null) => void;
  onClose: () => void;
}

/** Asks until when a claim is to leave its queue, and why. */
export function SetAsideDialog({ claimNumber, onSetAside, onClose }: SetAsideDialogProps) {
  const t = useTranslations('desk.setAside');
  const language = useLocale();
  const form = useId();
  const box = useRef<HTMLFormElement>(null);
  /** The arrow keys choose at once, and Ctrl+Enter sets aside. */
  const chosen = {
    get current() {
      return box.current?.querySelector<HTMLElement>('[role=radio][data-state=checked]') ?? null;
    },
  };
  // As it was when the dialog opened: past midnight another day would have the same name.
  const [today] = useState(() => dayInIndia(new Date()));
  const offered = daysOffered(today);
  const { min, max } = daysAllowed(today);
  const [choice, setChoice] = useState<Choice>('tomorrow');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const tooLong = note.trim().length > maxAsideNote;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (tooLong || (choice === 'day' && (typed === '' || faultWithin(typed, min, max)))) return;
    const named = offered.find(({ name }) => name === choice)?.day ?? null;
    onSetAside(choice === 'day' ? typed : named, note.trim() || null);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { number: claimNumber })}
      size="sm"
      initialFocus={chosen}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form
        ref={box}
        id={form}
        noValidate
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
        className="grid gap-3"
      >
        <p className="text-sm text-ink-soft">{t('text')}</p>
        <Field group label={t('until')}>
          <RadioGroup
            value={choice}
            onValueChange={(value) => setChoice(choices.find((one) => one === value) ?? choice)}
            options={[
              ...offered.map(({ name, day }) => ({
                value: name,
                label: t(name, { day: formatDate(day, language) }),
              })),
              { value: 'day', label: t('day') },
              { value: 'answer', label: t('answer') },
            ]}
          />
        </Field>
        {choice === 'day' && (
          <DateField
            label={t('which')}
            required
            asked={asked}
            min={min}
            max={max}
            value={typed}
            onChange={setTyped}
          />
        )}
        <Field
          label={t('note')}
          error={tooLong ? t('noteTooLong', { max: maxAsideNote }) : undefined}
        >
          <Textarea rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
