'use client';

import * as Radix from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { floatingStyles } from '@/components/ui/select/list-styles';

export const Popover = Radix.Root;
/** Use with asChild around a Button. */
export const PopoverTrigger = Radix.Trigger;

/** Give aria-label or aria-labelledby: it is a dialog. */
export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        align="end"
        collisionPadding={8}
        className={cn(
          floatingStyles,
          'max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto',
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}
