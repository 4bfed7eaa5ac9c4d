import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

type BubbleProps = {
  mine: boolean;
  /** Who, and in which role. */
  head: ReactNode;
  /** When, or how far it is sent. */
  foot: ReactNode;
  children: ReactNode;
};

/** The reader's own messages are on the right. */
export function Bubble({ mine, head, foot, children }: BubbleProps) {
  return (
    <div className={cn('flex flex-col gap-0.5', mine ? 'items-end' : 'items-start')}>
      <p className="px-1 text-sm text-ink-soft">{head}</p>
      <div
        className={cn(
          'max-w-[min(36rem,88%)] rounded-lg border px-3 py-2 wrap-anywhere whitespace-pre-wrap',
          mine
            ? 'rounded-br-none border-peacock/30 bg-peacock-tint'
            : 'rounded-bl-none border-line-strong bg-paper',
        )}
      >
        {children}
      </div>
      <div className="figures flex flex-wrap items-center gap-x-2 px-1 text-sm text-ink-soft">
        {foot}
      </div>
    </div>
  );
}
