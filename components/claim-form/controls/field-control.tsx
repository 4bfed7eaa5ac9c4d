'use client';

import { useState } from 'react';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { identifierOf } from '@/lib/forms/identifier';
import { isMask } from '@/lib/forms/mask';
import type { ControlProps } from './control';
import { widgetOf } from './widgets';

// Only who goes on with a draft, or changes a claim, has such.
export const MaskedInput = onDemand(async () => (await import('./masked-input')).MaskedInput, {
  loading: () => <Skeleton className="h-11" />,
});

/** The control of one field, by the widget of its kind. */
export function FieldControl(props: ControlProps) {
  const { field, value } = props;
  const [startsMasked] = useState(isMask(value) && identifierOf(field) !== null);
  if (startsMasked) return <MaskedInput {...props} />;
  const { Control } = widgetOf(field);
  return Control && <Control {...props} />;
}
