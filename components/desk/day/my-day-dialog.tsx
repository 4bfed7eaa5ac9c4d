'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { mostInADay } from '@/lib/claims/queues/day/goal';
import type { MyDay } from '@/lib/claims/queues/day/mine';
import { dayMutations } from '@/lib/client/mutations/day';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { grouped } from '@/lib/format/grouped';

const facts = [
  'decided',
  'lastHour',
  'dueToday',
  'dueThisWeek',
  'overdue',
  'setAside',
  'open',
] as const;

interface MyDayDialogProps {
  day: MyDay;
  onClose: () => void;
}

/** The person's day in figures, and the goal that they set themselves. */
export function MyDayDialog({ day, onClose }: MyDayDialogProps) {
  const t = useTranslations('desk.day');
  const form = useId();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(day.goal === null ? '' : String(day.goal));
  const [asked, setAsked] = useState(false);
  const save = useMutation({ ...dayMutations.setGoal, onSuccess: onClose });
  const plain = typed.trim();
  const right = plain === '' || (/^[1-9]\d{0,3}$/.test(plain) && Number(plain) <= mostInADay);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (right && !save.isPending) save.mutate(plain === '' ? null : Number(plain));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" form={form} pending={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          {facts.map((name) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{t(`facts.${name}`)}</dt>
              <dd className="text-right font-semibold">{grouped.format(day[name])}</dd>
            </div>
          ))}
        </dl>
        <Field
          label={t('goal')}
          hint={t('goalHint')}
          error={asked && !right ? t('goalWrong', { max: mostInADay }) : undefined}
        >
          <FigureInput value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        {save.error && (
          <Alert tone="red" live title={t('notSaved')}>
            {errorText(save.error)}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
