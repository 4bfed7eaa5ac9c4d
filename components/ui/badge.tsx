import type { ComponentProps } from 'react';
import { cn } from './cn';

const tones = {
  plain: 'border-line-strong bg-sheet text-ink-soft',
  peacock: 'border-peacock/40 bg-peacock-tint text-peacock',
  blue: 'border-blue-line bg-blue-tint text-blue',
  yellow: 'border-yellow-line bg-yellow-tint text-yellow',
  red: 'border-red-line bg-red-tint text-red',
  green: 'border-green-line bg-green-tint text-green',
  gray: 'border-gray-line bg-gray-tint text-gray',
};

export type BadgeTone = keyof typeof tones;

/** A short fact. Its word says it, never only its colour. */
export function Badge({
  tone = 'plain',
  className,
  ...rest
}: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span className={cn('badge', tones[tone], className)} {...rest} />;
}
