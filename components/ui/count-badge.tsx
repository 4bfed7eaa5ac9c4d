import { cn } from './cn';

/** A count on a bell or a chat button, '99+' above 99; nothing for zero. Say it in the button's name. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        'figures inline-grid h-5 min-w-5 place-items-center rounded-full bg-red px-1 text-[0.75rem] leading-none font-semibold text-sheet',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
