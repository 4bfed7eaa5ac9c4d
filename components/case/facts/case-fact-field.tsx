'use client';

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslations } from 'next-intl';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '@/components/ui/dates/date-field';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { Textarea } from '@/components/ui/fields/textarea';
import { PublicText } from '@/components/ui/public-text';
import { type CaseField, caseFields, isJudged } from '@/lib/case/fields';
import { toldIn } from '@/lib/forms/published/judge';
import { looksLikeLicence } from '@/lib/identity/team/licence';
import type { CaseValues } from './case-values';

export const factId = (field: CaseField) => `case-${field}`;

const types = { line: 'text', cin: 'text', email: 'email' } as const;

const hinted = [
  'debtorCin',
  'tribunal',
  'tribunalBench',
  'caseNumber',
  'admissionOrderNumber',
  'lastDateForClaims',
  'professionalRegistration',
  'professionalEmail',
  'professionalHours',
  'professionalHoursHindi',
  'classRepresentative',
] as const;

export function CaseFactField({ field }: { field: CaseField }) {
  const t = useTranslations('ip.case');
  const { control, register, formState } = useFormContext<CaseValues>();
  const { kind } = caseFields[field];
  const withHint = hinted.find((name) => name === field);
  const frame = {
    id: factId(field),
    label: t(`fields.${field}`),
    hint: withHint && t(`hints.${withHint}`),
    error: formState.errors[field]?.message,
  };
  if (kind === 'day') {
    return (
      <Controller
        control={control}
        name={field}
        // Which of two dates is wrong depends on both.
        rules={field === 'commencementDate' ? { deps: 'lastDateForClaims' } : {}}
        render={({ field: { value, onChange, onBlur } }) => (
          <DateField
            {...frame}
            asked={formState.isSubmitted}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    );
  }
  return (
    <Field {...frame} className={kind === 'lines' ? 'sm:col-span-2' : undefined}>
      {kind === 'lines' ? (
        <Textarea rows={3} {...register(field)} />
      ) : (
        <Input type={types[kind]} autoComplete="off" {...register(field)} />
      )}
      {field === 'professionalRegistration' && <LicenceWarning />}
      {isJudged(field) && <PublicFact field={field} />}
    </Field>
  );
}

/** Marks the parts of a public fact that look like a personal number. */
function PublicFact({ field }: { field: CaseField }) {
  const text = useWatch<CaseValues>({ name: field });
  const words = toldIn(text).map(({ start, end }) => ({ start, end, why: 'asked' as const }));
  return (
    <div className="mt-1 text-sm text-ink-soft">
      {words.length > 0 && <PublicText text={text} words={words} />}
    </div>
  );
}

/** The person can save an unusual registration number all the same. */
function LicenceWarning() {
  const t = useTranslations('ip.case');
  const number = useWatch<CaseValues, 'professionalRegistration'>({
    name: 'professionalRegistration',
  }).trim();
  return (
    <p aria-live="polite" className="text-sm text-yellow">
      {number && !looksLikeLicence(number) && (
        <span className="mt-1 flex gap-1.5">
          <TriangleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
          {t('unusual')}
        </span>
      )}
    </p>
  );
}
