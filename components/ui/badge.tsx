import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';

const badgeVariants = cva(
  'inline-flex max-w-full items-center gap-1 rounded-sm border px-2 py-px text-sm font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        plain: 'border-line-strong bg-sheet text-ink-soft',
        peacock: 'border-peacock/40 bg-peacock-tint text-peacock',
        blue: 'border-blue-line bg-blue-tint text-blue',
        yellow: 'border-yellow-line bg-yellow-tint text-yellow',
        red: 'border-red-line bg-red-tint text-red',
        green: 'border-green-line bg-green-tint text-green',
        gray: 'border-gray-line bg-gray-tint text-gray',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>['tone']>;

/** A short fact about a thing. Colour is never its only message: the word is. */
export function Badge({ tone, className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return <span className={cn(badgeVariants({ tone }), className)} {...rest} />;
}
