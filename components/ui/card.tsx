import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={cn('min-w-0 rounded-lg border border-line bg-sheet shadow-sheet', className)}
      {...rest}
    />
  );
}

type CardHeaderProps = {
  title: ReactNode;
  text?: ReactNode;
  /** On the right: buttons, a badge. */
  actions?: ReactNode;
  /** Heading level; the look stays. */
  level?: 1 | 2 | 3;
  id?: string;
  /** false where the body has its own upper edge, such as a DataTable. */
  divided?: boolean;
};

export function CardHeader({
  title,
  text,
  actions,
  level = 2,
  id,
  divided = true,
}: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className="px-4 pt-4 sm:px-6 sm:pt-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading id={id} className="text-xl text-peacock-deep">
            {title}
          </Heading>
          {text && <p className="text-ink-soft">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {divided ? <div className="perforated mt-4" /> : <div className="h-4" />}
    </header>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('px-4 py-4 sm:px-6 sm:py-5', className)} {...rest} />;
}
