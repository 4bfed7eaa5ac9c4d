'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { MarkFilters } from './mark-filters';
import { TrackFilter } from './track-filter';
import { days, useWorkForm } from './use-work-form';
import { useWouldShow } from './use-would-show';

const amounts = ['amountFrom', 'amountTo'] as const;

/** What work narrows the list by: marks with how many claims have them, days, amounts, a city, a number. */
export function WorkDialog({ list, onClose }: { list: ClaimsList; onClose: () => void }) {
  const t = useTranslations('ip.claims.work');
  const ui = useTranslations('ui');
  const { values, set, number, setNumber, faults, submit, pending } = useWorkForm(list, onClose);
  const shown = useWouldShow(list.place, values, number);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          {/* As wide as its longest words, so that nothing moves when the count comes. */}
          <Button
            type="submit"
            form="work-filters"
            pending={pending}
            className="figures min-w-[min(18rem,100%)]"
          >
            {shown
              ? t('applyCount', { count: shown.total, more: String(shown.totalIsMore ?? false) })
              : t('apply')}
          </Button>
        </>
      }
    >
      <form
        id="work-filters"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <MarkFilters place={list.place} values={values} onSet={set} />
        <TrackFilter place={list.place} values={values} onSet={set} />
        <div className="grid gap-4 sm:grid-cols-2">
          {days.map((name) => (
            <DateField
              key={name}
              label={t(`labels.${name}`)}
              asked={faults.includes(name)}
              value={values[name] ?? ''}
              onChange={(value) => set(name, value)}
            />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {amounts.map((name) => (
            <Field
              key={name}
              label={t(`labels.${name}`)}
              error={faults.includes(name) ? t('notAnAmount') : undefined}
            >
              <Input
                prefix="₹"
                inputMode="decimal"
                autoComplete="off"
                value={values[name] ?? ''}
                onChange={({ target }) => set(name, target.value)}
              />
            </Field>
          ))}
          <Field label={t('labels.city')}>
            <Input
              autoComplete="off"
              value={values.city ?? ''}
              onChange={({ target }) => set('city', target.value)}
            />
          </Field>
        </div>
        <Field
          label={t('labels.number')}
          hint={t('numberHint')}
          error={faults.includes('number') ? t('tooShort') : undefined}
        >
          <Input
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
