'use client';

import { Input } from '@/components/ui/input';
import { facetsOf, inputOf } from '@/lib/forms/kinds';
import { ChoiceControl } from './choice-control';
import { CityControl } from './city-control';
import type { ControlProps } from './control';
import { TextControl } from './text-control';

/** The control of one field, by the widget of its kind. */
export function FieldControl(props: ControlProps) {
  const { field, value, onChange, onBlur } = props;
  switch (facetsOf(field.kind).widget) {
    case 'date':
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
    case 'city':
      return <CityControl {...props} />;
    case 'select':
    case 'state':
    case 'yesNo':
      return <ChoiceControl {...props} />;
    default:
      return <TextControl {...props} />;
  }
}
