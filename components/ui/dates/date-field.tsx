'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import { dayInFull, faultWithin, firstYear, lastYear } from '@/lib/format/typed-day';
import { DateInput, type DateInputProps } from './date-input';

type DateFieldProps = DateInputProps & {
  label: ReactNode;
  hint?: ReactNode;
  /** Any other problem; the field itself says, once the person leaves it, that it cannot read a date. */
  error?: ReactNode;
  required?: boolean;
  id?: string;
  className?: string;
  /** The person tried to send it, so it says at once what is wrong. */
  asked?: boolean;
};

export function DateField(props: DateFieldProps) {
  const { label, hint, error, required = false, id, className, asked = false, ...input } = props;
  const t = useTranslations('ui.date.faults');
  const language = useLocale();
  const [left, setLeft] = useState(false);
  const { value, min = '', max = '' } = input;
  const fault = value === '' && !(required && asked) ? undefined : faultWithin(value, min, max);
  const isDay = fault === 'early' || fault === 'late';
  const said =
    fault &&
    (left || asked) &&
    t(fault, {
      first: String(firstYear),
      last: String(lastYear),
      day: isDay ? dayInFull(fault === 'early' ? min : max, language) : '',
    });
  return (
    <Field
      group
      label={label}
      hint={hint}
      error={value === '' || isDay ? error || said : said || error}
      required={required}
      className={className}
      {...(id && { id })}
    >
      <DateInput
        {...input}
        onBlur={() => {
          setLeft(true);
          input.onBlur?.();
        }}
      />
    </Field>
  );
}
