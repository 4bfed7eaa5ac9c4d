import type { ListedClaim } from '@/lib/claims/present';
import { fullName } from '@/lib/format/person';

/** Who claims, by the form's own answer; under it, where there is room, the account it was filed from. */
export function CreditorCell({ claim: { creditorName, claimant } }: { claim: ListedClaim }) {
  const name = fullName(claimant);
  // Who filed on paper has no account, and may have given no address.
  const account = claimant.email === null ? name : `${name} · ${claimant.email}`;
  return (
    <span className="block min-w-0 wrap-anywhere" title={`${creditorName}\n${account}`}>
      <span className="block font-semibold text-ink md:truncate">{creditorName}</span>
      <span className="block text-sm leading-5 font-normal text-ink-soft md:truncate md:in-data-[density=dense]:hidden">
        {account}
      </span>
    </span>
  );
}
