'use client';

import * as Radix from 'radix-ui/progress';
import { cn } from '@/components/ui/cn';

type ProgressProps = { value: number; label: string; className?: string };

/** How far a task is, 0 to 100; the label names the task. */
export function Progress({ value, label, className }: ProgressProps) {
  return (
    <Radix.Root
      value={value}
      aria-label={label}
      className={cn(
        'h-3 overflow-hidden rounded-full border border-line-strong bg-sheet',
        className,
      )}
    >
      <Radix.Indicator
        className="h-full bg-peacock transition-[width] duration-200"
        style={{ width: `${value}%` }}
      />
    </Radix.Root>
  );
}
