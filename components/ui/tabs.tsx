'use client';

import * as Radix from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const Tabs = Radix.Root;

/** The row of tabs; give aria-label. They share the width, like dividers in a file. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('flex items-end gap-1 border-b border-line-strong', className)}
      {...rest}
    />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px min-h-11 flex-1 rounded-t-md border border-transparent border-b-line-strong px-4 py-2 font-semibold text-ink-soft',
        'hover:bg-paper-deep hover:text-peacock focus-visible:outline-offset-0',
        'data-[state=active]:border-line-strong data-[state=active]:border-b-sheet data-[state=active]:bg-sheet data-[state=active]:text-peacock',
        'data-[state=active]:shadow-[inset_0_3px_0_var(--color-marigold)]',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-5', className)} {...rest} />;
}
