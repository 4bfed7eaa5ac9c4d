import { cn } from '@/components/ui/cn';

/** A grey shape in the size of what is coming. Put one Spinner or label beside a group of them. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-breathe rounded-sm bg-line/70', className)}
    />
  );
}
