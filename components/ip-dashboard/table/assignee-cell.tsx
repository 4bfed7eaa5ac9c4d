import type { ListedClaim } from '@/lib/claims/present';

type AssigneeCellProps = { assignee: ListedClaim['assignedTo']; none: string };

export function AssigneeCell({ assignee, none }: AssigneeCellProps) {
  if (!assignee) return <span className="text-ink-soft">{none}</span>;
  return (
    <span className="block leading-5 wrap-anywhere md:min-w-28">
      {assignee.firstName} {assignee.lastName}
    </span>
  );
}
