'use client';

import { useTranslations } from 'next-intl';
import { NoteField } from '@/components/claims/note-field';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Field } from '@/components/ui/fields/field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import type { LateStep } from '@/lib/law/late-states';
import { useTakeStep } from './use-take-step';

interface LateStepFormProps {
  claimId: string;
  /** The number of the newest step that is shown. */
  seen: number;
  next: readonly LateStep[];
}

/** Records the next step of a late claim. */
export function LateStepForm({ claimId, seen, next }: LateStepFormProps) {
  const t = useTranslations('lateClaim');
  const states = useTranslations('late.states');
  const taking = useTakeStep(claimId, seen);
  const error = (name: 'step' | 'day' | 'reasons') =>
    taking.missing.includes(name) ? t(`${name}Missing`) : undefined;
  return (
    <form
      noValidate
      aria-label={t('nextTitle')}
      className="grid gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        taking.submit();
      }}
    >
      <Field group label={t('nextTitle')} required error={error('step')}>
        <RadioGroup
          layout="boxes"
          value={taking.step}
          onValueChange={(value) =>
            taking.setStep(next.find((step) => step === value) ?? taking.step)
          }
          options={next.map((value) => ({
            value,
            label: states(value),
            hint: t(`texts.${value}`),
          }))}
        />
      </Field>
      <DateField
        label={t('day')}
        required
        error={error('day')}
        asked={taking.asked}
        max={taking.today}
        value={taking.on}
        onChange={taking.setOn}
      />
      <NoteField
        label={t('reasons')}
        required={taking.needsReasons}
        hint={t('reasonsHint')}
        counted={(room) => t('reasonsCount', room)}
        error={error('reasons')}
        value={taking.reasons}
        onChange={taking.setReasons}
      />
      <div>
        <Button type="submit" pending={taking.pending}>
          {t('record')}
        </Button>
      </div>
    </form>
  );
}
