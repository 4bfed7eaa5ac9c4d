'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { useKeys } from '@/components/keys/use-keys';
import { DateField } from '@/components/ui/dates/date-field';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { dayInIndia } from '@/lib/format/date';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { basisNames } from '@/lib/law/bases';
import { categories } from '@/lib/law/categories';
import { isInClass } from '@/lib/law/voting-debt';
import { AmountField } from './amount-field';
import { kindAskedOf, nextAnswer } from './creditor-kind';
import { Remarks } from './remarks';
import { categoryFor, categoryIn } from './sent';
import type { DeskValues } from './values';

interface MoreFieldsProps {
  claim: PresentedClaim;
  /** An earlier determination was confirmed, so this one needs a ground. */
  again: boolean;
}

/** What a determination says besides amounts: cover, relation, category, ground, and notes. */
export function MoreFields({ claim, again }: MoreFieldsProps) {
  const form = claim.creditorType;
  const t = useTranslations('desk.determination');
  const bases = useTranslations('law.bases');
  const { register, control, getFieldState, getValues, setValue, formState } =
    useFormContext<DeskValues>();
  const related = useWatch({ control, name: 'relatedParty' });
  const asked = kindAskedOf(form);
  const hint = useKeyHint(deskKeys);
  const errorOf = (name: keyof DeskValues) => getFieldState(name, formState).error?.message;
  useKeys(deskKeys, 'more', {
    kind: asked
      ? () => setValue(asked, nextAnswer(form, asked, getValues()), { shouldDirty: true })
      : undefined,
  });
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-x-3 gap-y-2">
        <AmountField name="securedAmount" label={t('securedAmount')} />
        <AmountField name="guaranteedAmount" label={t('guaranteedAmount')} />
        <AmountField name="setOffAmount" label={t('setOffAmount')} />
      </div>
      <div>
        <Flag name="relatedParty" label={t('relatedParty')} />
        {related && <Flag name="relatedPartyExempt" label={t('relatedPartyExempt')} />}
      </div>
      {asked === 'workman' && (
        <Field label={t('workman')}>
          <NativeSelect
            options={[
              { value: '', label: t('notAnswered') },
              { value: 'yes', label: t('workmanYes') },
              { value: 'no', label: t('workmanNo') },
            ]}
            {...hint('kind')}
            {...register('workman')}
          />
        </Field>
      )}
      {asked === 'government' && (
        <Field label={t('government')}>
          <NativeSelect
            options={[
              { value: '', label: t('notAnswered') },
              { value: 'yes', label: t('yes') },
              { value: 'no', label: t('no') },
            ]}
            {...hint('kind')}
            {...register('government')}
          />
        </Field>
      )}
      <Category form={form} error={errorOf('category')} />
      <CreditorClass form={form} error={errorOf('creditorClass')} />
      {again && (
        <Field label={t('basis')} error={errorOf('basis')}>
          <NativeSelect
            options={basisNames.map((value) => ({ value, label: bases(value) }))}
            {...register('basis')}
          />
        </Field>
      )}
      <Controller
        control={control}
        name="effectiveOn"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <DateField
            ref={ref}
            label={t('effectiveOn')}
            hint={t('effectiveOnHint')}
            max={dayInIndia(new Date())}
            error={errorOf('effectiveOn')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <Remarks claim={claim} />
      <Field label={t('internalNote')} hint={t('internalNoteHint')} error={errorOf('internalNote')}>
        <Textarea rows={2} {...register('internalNote')} />
      </Field>
    </div>
  );
}

function Flag({
  name,
  label,
}: {
  name: 'relatedParty' | 'relatedPartyExempt' | 'moved';
  label: string;
}) {
  const { control } = useFormContext<DeskValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Checkbox
          ref={ref}
          label={label}
          checked={value}
          onBlur={onBlur}
          onCheckedChange={(checked) => onChange(checked === true)}
        />
      )}
    />
  );
}

/** Only where the case names classes. */
function CreditorClass({ form, error }: { form: CreditorType; error: string | undefined }) {
  const t = useTranslations('desk.determination');
  const { register, control, getValues } = useFormContext<DeskValues>();
  const { classes = [] } = useQuery(queries.case).data ?? {};
  useWatch({ control, name: ['category', 'securedAmount', 'workman', 'government'] });
  const said = useWatch({ control, name: 'creditorClass' });
  if (!isInClass(categoryIn(form, getValues()))) return null;
  // The person has to give up a class that the case no longer names.
  if (classes.length === 0 && !said) return null;
  return (
    <Field label={t('class')} error={error}>
      <NativeSelect
        options={[
          { value: '', label: t('classOpen') },
          ...classes.map(({ number, name }) => ({ value: String(number), label: name })),
        ]}
        {...register('creditorClass')}
      />
    </Field>
  );
}

function Category({ form, error }: { form: CreditorType; error: string | undefined }) {
  const t = useTranslations('desk.determination');
  const law = useTranslations('law.categories');
  const { register, control, getValues } = useFormContext<DeskValues>();
  // The category follows from these.
  useWatch({ control, name: ['securedAmount', 'workman', 'government'] });
  const follows = categoryFor(form, getValues());
  return (
    <Field label={t('category')} error={error}>
      <NativeSelect
        options={[
          { value: '', label: t('categoryFollows', { category: law(follows) }) },
          ...categories
            .filter((value) => value !== follows)
            .map((value) => ({ value, label: law(value) })),
        ]}
        {...register('category')}
      />
    </Field>
  );
}
