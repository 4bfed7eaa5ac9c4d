'use client';

import * as Radix from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { listItemLook, overLook } from './list-look';

/** Not modal: the page behind stays reachable for screen readers. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

/** Use with asChild around a Button. */
export const DropdownMenuTrigger = Radix.Trigger;

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={6}
        align="end"
        collisionPadding={8}
        className={cn(overLook, 'min-w-48 p-1', className)}
        {...rest}
      />
    </Radix.Portal>
  );
}

export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(listItemLook, '[&_svg]:size-4.5', className)} {...rest} />;
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label className={cn('px-2 py-1.5 text-sm text-ink-soft', className)} {...rest} />;
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="perforated mx-2 my-1.5" />;
}
