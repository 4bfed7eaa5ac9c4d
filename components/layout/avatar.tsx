import { cn } from '@/components/ui/cn';

/** The initials of a person, whose name stands beside it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-9 shrink-0 place-items-center rounded-full border border-peacock bg-peacock-tint text-sm font-semibold text-peacock uppercase',
        className,
      )}
    >
      {initials}
    </span>
  );
}
