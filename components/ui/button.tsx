'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariants, buttonVariants } from './button-variants';
import { cn } from './cn';
import { SpinnerMark } from './spinner-mark';

type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** Work has begun: shows a spinner and ignores further presses. */
    pending?: boolean;
    /** Replaces the children while pending, e.g. 'Logging in...'. */
    pendingLabel?: string;
  };

export function Button({
  variant,
  size,
  pending = false,
  pendingLabel,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // aria-disabled instead of disabled: focus stays where the person left it.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      className={cn(buttonVariants({ variant, size }), className)}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending && <SpinnerMark />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
