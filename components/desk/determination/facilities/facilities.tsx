'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useFacilityWords } from '@/components/claims/facility-list';
import { AmountField } from '@/components/desk/determination/amount-field';
import {
  type DeskValues,
  noFacility,
  noSecurity,
  paise,
} from '@/components/desk/determination/values';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { facilityTypes } from '@/lib/forms/definitions/facility-options';
import { hasFacilities, mostFacilities, mostSecurities } from '@/lib/law/facilities';
import { Security } from './security';

const sides = ['claimed', 'admitted'] as const;

/** The facilities of a financial creditor, each with its amounts and its security; most claims have none here. */
export function Facilities({ claim }: { claim: Pick<PresentedClaim, 'creditorType'> }) {
  const t = useTranslations('desk.facilities');
  const { control } = useFormContext<DeskValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'facilities' });
  if (!hasFacilities(claim.creditorType) && fields.length === 0) return null;
  return (
    <section aria-label={t('title')} className="grid gap-3">
      {fields.length > 0 && (
        <>
          <h3 className="font-semibold">{t('title')}</h3>
          <p className="text-sm">{t('text')}</p>
        </>
      )}
      {fields.map((field, at) => (
        <Facility key={field.id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length > 0 && <Differing />}
      {fields.length < mostFacilities && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => append(noFacility)}
        >
          {t('add')}
        </Button>
      )}
    </section>
  );
}

/** Says, while the person types, what the claim has beyond these facilities, or they beyond the claim. */
function Differing() {
  const t = useTranslations('desk.facilities');
  const { control } = useFormContext<DeskValues>();
  const [heads, facilities] = useWatch({ control, name: ['heads', 'facilities'] });
  const differing = sides.flatMap((side) => {
    const left = [...heads, ...facilities].reduce(
      (sum, one, at) => sum + (at < heads.length ? paise(one[side]) : -paise(one[side])),
      0n,
    );
    if (left === 0n) return [];
    return left > 0n
      ? [t('left', { side, left: formatMoney(fromPaise(left)) })]
      : [t('beyond', { side, beyond: formatMoney(fromPaise(-left)) })];
  });
  if (differing.length === 0) return null;
  return (
    <Alert tone="amber" live>
      {differing.join(' ')}
    </Alert>
  );
}

function Facility({ at, onRemove }: { at: number; onRemove: () => void }) {
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
