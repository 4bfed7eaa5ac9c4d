'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wired = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      className={cn(controlStyles, 'min-h-24 py-2', className)}
      {...rest}
      {...wired}
    />
  );
}
