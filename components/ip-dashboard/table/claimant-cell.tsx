import { Fragment } from 'react';
import { Avatar } from '@/components/shell/account/avatar';
import type { ListedClaim } from '@/lib/claims/present';

type Claimant = { claimant: ListedClaim['claimant'] };

/** An e-mail address in a narrow column breaks where its long parts begin, elsewhere only if it must. */
function Breakable({ email }: { email: string }) {
  const parts = email.split(/(?=@|\.[^.@]{4,})/);
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part of an address has no identity but its place
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

const nameOf = ({ firstName, lastName }: Claimant['claimant']) => `${firstName} ${lastName}`;

function Names({ claimant }: Claimant) {
  return (
    <span className="block min-w-0 leading-5 wrap-anywhere text-ink">
      <span className="block">{nameOf(claimant)}</span>
      <span className="block text-sm leading-5 text-ink-soft">
        <Breakable email={claimant.email} />
      </span>
    </span>
  );
}

export function ClaimantCell({ claimant }: Claimant) {
  return (
    <span className="flex min-w-0 items-center gap-2.5 md:min-w-52 md:max-lg:mt-1.5">
      <Avatar name={nameOf(claimant)} />
      <Names claimant={claimant} />
    </span>
  );
}
