'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Input } from '@/components/ui/fields/input';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { identifierOf } from '@/lib/forms/identifier';
import { facetsOf, inputOf } from '@/lib/forms/kinds';
import { isMask } from '@/lib/forms/mask';
import { ChoiceControl } from './choice-control';
import { CityControl } from './city-control';
import type { ControlProps } from './control';
import { TextControl } from './text-control';

// Only one of the six forms asks for it.
const YesNoControl = dynamic(async () => (await import('./yes-no-control')).YesNoControl, {
  loading: () => <Skeleton className="h-12" />,
});

// Only who goes on with a draft, or changes a claim, has such.
const KeptNumber = dynamic(
  async () => (await import('@/components/claim-form/masked/kept-number')).KeptNumber,
  {
    loading: () => <Skeleton className="h-11" />,
  },
);

/** The control of one field, by the widget of its kind. */
export function FieldControl(props: ControlProps) {
  const { field, value, onChange, onBlur } = props;
  const [startsMasked] = useState(isMask(value) && identifierOf(field) !== undefined);
  if (startsMasked) return <KeptNumber {...props} />;
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
      return <ChoiceControl {...props} />;
    case 'yesNo':
      return <YesNoControl {...props} />;
    default:
      return <TextControl {...props} />;
  }
}
