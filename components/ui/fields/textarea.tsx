'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { controlLook } from './control-look';
import { useFieldControl } from './field-context';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wired = useFieldControl(rest);
  return (
    <textarea
      rows={rows}
      className={cn(controlLook, 'min-h-24 py-2', className)}
      {...rest}
      {...wired}
    />
  );
}
