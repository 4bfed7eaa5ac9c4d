'use client';

import { Slot } from 'radix-ui/slot';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonVariants, buttonVariants } from './button-variants';
import { cn } from './cn';
import { SpinnerMark } from './spinner-mark';

type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    /** Work is under way: shows a spinner and lets no second press through. */
    pending?: boolean;
    /** Words to show instead of the children while pending, e.g. 'Logging in...'. */
    pendingLabel?: string;
    /** Gives its styles and behaviour to the only child, e.g. a link. */
    asChild?: boolean;
  };

export function Button({
  variant,
  size,
  pending = false,
  pendingLabel,
  asChild = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot>
    );
  }

  // aria-disabled instead of disabled: focus stays where the person left it.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type={type}
      className={classes}
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
