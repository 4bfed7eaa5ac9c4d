'use client';

import { useTranslations } from 'next-intl';
import { Controller, useFormContext } from 'react-hook-form';
import { useFacilityWords } from '@/components/claims/facility-list';
import { AmountField } from '@/components/desk/determination/amount-field';
import type { DeskValues } from '@/components/desk/determination/values';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { NativeSelect } from '@/components/ui/select/native-select';
import { dayInIndia } from '@/lib/format/date';
import { charges } from '@/lib/forms/definitions/facility-options';
import { ranks } from '@/lib/law/facilities';

interface SecurityProps {
  at: number;
  row: number;
  onRemove: () => void;
}

export function Security({ at, row, onRemove }: SecurityProps) {
  const t = useTranslations('desk.facilities');
  const { letterOf, chargeOf, rankOf } = useFacilityWords();
  const { control, register, getFieldState, formState } = useFormContext<DeskValues>();
  const name = `facilities.${at}.securities.${row}` as const;
  const number = row + 1;
  const errorOf = (field: 'asset' | 'day' | 'chargeId') =>
    getFieldState(`${name}.${field}`, formState).error?.message;
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-2 border-t border-line pt-2">
      <legend className="float-left col-span-2 w-full text-sm font-semibold">
        {t('security', { number, letter: letterOf(at) })}
      </legend>
      <Field label={t('charge')}>
        <NativeSelect
          options={charges.map((value) => ({
            value,
            label: chargeOf(value),
          }))}
          {...register(`${name}.charge`)}
        />
      </Field>
      <Field label={t('rank')}>
        <NativeSelect
          options={[
            { value: '', label: t('noRank') },
            ...ranks.map((value) => ({ value, label: rankOf(value) })),
          ]}
          {...register(`${name}.rank`)}
        />
      </Field>
      <Field
        label={t('asset')}
        hint={t('assetHint')}
        required
        error={errorOf('asset')}
        className="col-span-2"
      >
        <Input autoComplete="off" {...register(`${name}.asset`)} />
      </Field>
      <Controller
        control={control}
        name={`${name}.day`}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <DateField
            ref={ref}
            label={t('day')}
            max={dayInIndia(new Date())}
            error={errorOf('day')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <Field label={t('chargeId')} error={errorOf('chargeId')}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="figures"
          {...register(`${name}.chargeId`)}
        />
      </Field>
      <AmountField name={`${name}.value`} label={t('value')} />
      <Button variant="quiet" size="sm" className="self-end justify-self-start" onClick={onRemove}>
        {t('removeSecurity', { number })}
      </Button>
    </fieldset>
  );
}
