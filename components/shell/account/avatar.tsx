import { cn } from '@/components/ui/cn';

/** A person's initials as a picture, because the name stands beside it or names the button. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return <span aria-hidden="true" data-initials={initials} className={cn('avatar', className)} />;
}
