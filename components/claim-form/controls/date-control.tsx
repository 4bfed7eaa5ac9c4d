'use client';

import { Input } from '@/components/ui/fields/input';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import type { ControlProps } from './control';

/** A day, picked from the browser's calendar or typed. */
export function DateControl({ field, value, onChange, onBlur }: ControlProps) {
  return (
    <Input
      type="date"
      name={field.name}
      min="1900-01-01"
      max="2100-12-31"
      autoComplete={inputOf(field).autoComplete}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
