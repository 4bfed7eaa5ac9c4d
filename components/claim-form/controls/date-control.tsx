'use client';

import { DateInput } from '@/components/ui/dates/date-input';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import type { ControlProps } from './control';

/** A day, typed or picked from a calendar. */
export function DateControl({ field, value, onChange, onBlur }: ControlProps) {
  return (
    <DateInput
      name={field.name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      autoComplete={inputOf(field).autoComplete}
    />
  );
}
