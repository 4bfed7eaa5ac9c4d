import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type StackedCellValueProps = {
  /** The width from which the value has a column of its own. */
  until: 'lg' | 'xl';
  children: ReactNode;
};

const shown = { lg: 'md:max-lg:block', xl: 'md:max-xl:block' };

/** A further line of a cell, where the table is too narrow to give it a column of its own. */
export function StackedCellValue({ until, children }: StackedCellValueProps) {
  return (
    <span className={cn('hidden text-sm leading-5 font-normal text-ink-soft', shown[until])}>
      {children}
    </span>
  );
}
