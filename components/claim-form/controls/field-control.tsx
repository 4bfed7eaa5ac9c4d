'use client';

import { useState } from 'react';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { identifierOf } from '@/lib/forms/identifier';
import { isMask } from '@/lib/forms/mask';
import type { ControlProps } from './control';
import { widgetOf } from './widgets';

// Only a draft or a changed claim has masked numbers.
export const MaskedInput = onDemand(async () => (await import('./masked-input')).MaskedInput, {
  loading: () => <Skeleton className="h-11" />,
});

export function FieldControl(props: ControlProps) {
  const { field, value } = props;
  const [startsMasked] = useState(isMask(value) && identifierOf(field) !== null);
  if (startsMasked) return <MaskedInput {...props} />;
  const { Control } = widgetOf(field);
  return Control && <Control {...props} />;
}
