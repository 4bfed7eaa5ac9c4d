import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { ClaimantSignIn } from '@/components/auth/sign-in/claimant-sign-in';
import { Entry } from '@/components/entry/entry';

export default async function EntryLayout({ children }: { children: ReactNode }) {
  const signedIn = (await headers()).has('x-portal-role');
  return (
    <Entry signedIn={signedIn} signIn={<ClaimantSignIn />}>
      {children}
    </Entry>
  );
}
