'use client';

import type { ComponentProps } from 'react';
import { Input } from './input';
import { useSelectedOnArrival } from './use-selected-on-arrival';

/** For a rate, a share or a count. */
export function FigureInput(props: ComponentProps<typeof Input>) {
  return (
    <Input inputMode="decimal" autoComplete="off" {...props} {...useSelectedOnArrival(props)} />
  );
}
