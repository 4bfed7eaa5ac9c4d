'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useFacilityWords } from '@/components/claims/facility-list';
import { AmountField } from '@/components/desk/determination/amount-field';
import { type DeskValues, noSecurity } from '@/components/desk/determination/values';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { NativeSelect } from '@/components/ui/select/native-select';
import { facilityTypes } from '@/lib/forms/definitions/facility-options';
import { mostSecurities } from '@/lib/law/facilities';
import { Security } from './security';

/** One facility: its kind, what it is called, its amounts, and what secures it. */
export function Facility({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = useTranslations('desk.facilities');
  const { letterOf, kindOf } = useFacilityWords();
  const { control, register, getFieldState, formState } = useFormContext<DeskValues>();
  const name = `facilities.${at}` as const;
  const securities = useFieldArray({ control, name: `${name}.securities` });
  const letter = letterOf(at);
  return (
    <fieldset className="grid gap-2 rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{t('facility', { letter })}</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        <Field label={t('kind')}>
          <NativeSelect
            options={facilityTypes.map((value) => ({
              value,
              label: kindOf(value),
            }))}
            {...register(`${name}.kind`)}
          />
        </Field>
        <Field label={t('name')} error={getFieldState(`${name}.name`, formState).error?.message}>
          <Input autoComplete="off" {...register(`${name}.name`)} />
        </Field>
        <AmountField name={`${name}.claimed`} label={t('claimed')} />
        <AmountField name={`${name}.admitted`} label={t('admitted')} />
      </div>
      {securities.fields.map((field, row) => (
        <Security key={field.id} at={at} row={row} onRemove={() => securities.remove(row)} />
      ))}
      <div className="flex flex-wrap gap-2">
        {securities.fields.length < mostSecurities && (
          <Button variant="quiet" size="sm" onClick={() => securities.append(noSecurity)}>
            {t('addSecurity')}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onRemove}>
          {t('remove', { letter })}
        </Button>
      </div>
    </fieldset>
  );
}
