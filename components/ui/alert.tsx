import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cn } from './cn';

const variants = {
  amber: { box: 'border-yellow-line bg-yellow-tint', ink: 'text-yellow', Icon: TriangleAlert },
  red: { box: 'border-red-line bg-red-tint', ink: 'text-red', Icon: CircleAlert },
  blue: { box: 'border-blue-line bg-blue-tint', ink: 'text-blue', Icon: Info },
} as const;

type AlertProps = {
  tone: keyof typeof variants;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out at once when it appears: for errors that follow an action. */
  live?: boolean;
  actions?: ReactNode;
  className?: string;
};

/** A notice in the page. Amber asks for something, red says what failed, blue informs. */
export function Alert({ tone, title, children, live = false, actions, className }: AlertProps) {
  const { box, ink, Icon } = variants[tone];
  return (
    <div
      role={live ? 'alert' : undefined}
      className={cn('flex flex-wrap gap-3 rounded-md border border-l-4 p-4', box, className)}
    >
      <Icon className={cn('mt-0.5 size-5 shrink-0', ink)} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-52">
        {title && <p className={cn('font-semibold', ink)}>{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
