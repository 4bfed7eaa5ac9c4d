import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ClaimantSignIn } from '@/components/auth/sign-in/claimant-sign-in';
import { Entry } from '@/components/entry/entry';
import { ClaimantFrame } from '@/components/shell/case/claimant-frame';
import { answer, FirstData } from '@/components/shell/session/first-data';
import { queries } from '@/lib/client/queries/queries';
import { firstReads } from '@/lib/http/pages/first-reads';
import { mayBeKept } from '@/lib/http/server/kept-answers';
import { relyingParty } from '@/lib/identity/authentication/relying-party';

export default async function EntryLayout({ children }: { children: ReactNode }) {
  const sent = await headers();
  mayBeKept();
  const passkeysAt = relyingParty()?.origin ?? null;
  const entry = (
    <FirstData of={[answer(queries.me, firstReads.me())]}>
      <Entry
        signedIn={sent.has('x-portal-role')}
        signIn={<ClaimantSignIn passkeysAt={passkeysAt} />}
      >
        {children}
      </Entry>
    </FirstData>
  );
  // Professionals see their dashboard at this address too.
  return sent.get('x-portal-side') === 'ip' ? entry : <ClaimantFrame>{entry}</ClaimantFrame>;
}
