import { cn } from './cn';

const base = [
  'relative inline-flex shrink-0 print:hidden items-center justify-center gap-2 rounded-md border text-center font-semibold',
  'transition-colors duration-100 select-none [&_svg]:size-4.5 [&_svg]:shrink-0',
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
];

const variants = {
  primary:
    'border-peacock-deep bg-peacock text-sheet shadow-sheet hover:bg-peacock-deep active:bg-peacock-night',
  secondary:
    'border-line-strong bg-sheet text-peacock shadow-sheet hover:border-peacock hover:bg-peacock-tint active:bg-line',
  quiet: 'border-transparent bg-transparent text-peacock hover:bg-peacock-tint active:bg-line',
  danger: 'border-red-deep bg-red text-sheet shadow-sheet hover:bg-red-deep active:bg-red-deep',
};

const sizes = {
  md: 'min-h-11 px-4 py-1.5 md:min-h-10',
  sm: 'min-h-11 px-3 py-1 text-sm md:min-h-8',
  lg: 'min-h-12 px-6 py-2 text-lg',
  icon: 'size-11 md:size-10',
};

export interface ButtonVariants {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

/** The styles of a button, also for a link: `<Link className={buttonVariants()}>`. */
export const buttonVariants = ({ variant = 'primary', size = 'md' }: ButtonVariants = {}) =>
  cn(base, variants[variant], sizes[size]);
