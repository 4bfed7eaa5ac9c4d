import Bell from 'lucide-react/icons/bell';
import { CountBadge } from '@/components/ui/count-badge';

export const bellButtonStyles =
  'relative grid size-11 md:size-10 place-items-center rounded-full text-peacock hover:bg-peacock-tint';

export function BellMark({ unread }: { unread: number }) {
  return (
    <>
      <Bell className="size-5.5" aria-hidden="true" />
      <CountBadge count={unread} className="absolute top-0.5 right-0" />
    </>
  );
}
