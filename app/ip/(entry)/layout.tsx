import { headers } from 'next/headers';
import { IpSignIn } from '@/components/auth/sign-in/ip-sign-in';
import { Entry } from '@/components/entry/entry';
import { env } from '@/lib/platform/env';

export default async function IpEntryLayout() {
  const signedIn = (await headers()).has('x-portal-role');
  const trial = env().PORTAL_MODE === 'trial';
  return (
    <Entry signedIn={signedIn} signIn={<IpSignIn trial={trial} />}>
      {null}
    </Entry>
  );
}
