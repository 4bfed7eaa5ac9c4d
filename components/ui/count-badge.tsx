import { cn } from './cn';

type CountBadgeProps = {
  count: number;
  /** Nothing presses. */
  calm?: boolean;
  className?: string;
};

/**
 * A count on a bell or a chat button, '99+' above 99; nothing for zero. Say the count in the button's name: the badge is no
 * text, or the name would have to begin with it (WCAG 2.5.3).
 */
export function CountBadge({ count, calm = false, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      data-count={count > 99 ? '99+' : count}
      className={cn('count-badge', calm ? 'bg-peacock' : 'bg-red', className)}
    />
  );
}
