import { headers } from 'next/headers';
import { IpSignIn } from '@/components/auth/sign-in/ip-sign-in';
import { Entry } from '@/components/entry/entry';
import { mayBeKept } from '@/lib/http/server/kept-answers';
import { relyingParty } from '@/lib/identity/authentication/relying-party';
import { env } from '@/lib/platform/env';

export default async function IpEntryLayout() {
  const signedIn = (await headers()).has('x-portal-role');
  mayBeKept();
  const trial = env().PORTAL_MODE === 'trial';
  const passkeysAt = relyingParty()?.origin ?? null;
  return (
    <Entry signedIn={signedIn} signIn={<IpSignIn trial={trial} passkeysAt={passkeysAt} />}>
      {null}
    </Entry>
  );
}
