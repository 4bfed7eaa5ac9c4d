import { Avatar } from '@/components/layout/avatar';
import type { ListedClaim } from '@/lib/claims/present';

export function ClaimantCell({ claimant }: { claimant: ListedClaim['claimant'] }) {
  const name = `${claimant.firstName} ${claimant.lastName}`;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} />
      <span className="min-w-0">
        <span className="block leading-5 break-words">{name}</span>
        <span className="block text-sm leading-5 break-all text-ink-soft">{claimant.email}</span>
      </span>
    </span>
  );
}
