'use client';

import KeyRound from 'lucide-react/icons/key-round';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { usePasskeysHere } from '@/lib/client/passkeys/use-passkeys-here';

type UsePasskeyProps = {
  /** Where passkeys of this portal work. */
  at: string | null;
  pending: boolean;
  onPress: () => void;
  /** What it says; it may be the whole way in. */
  words?: 'use' | 'signIn';
  size?: 'lg';
};

/** Has the device ask for a passkey. Not there where the browser, or this address of the portal, has none. */
export function UsePasskey({ at, pending, onPress, words = 'use', size }: UsePasskeyProps) {
  const t = useTranslations('auth.passkey');
  if (usePasskeysHere(at) !== 'yes') return null;
  return (
    <Button
      variant="secondary"
      {...(size ? { size } : {})}
      pending={pending}
      pendingLabel={t('waiting')}
      onClick={onPress}
    >
      <KeyRound aria-hidden="true" />
      {t(words)}
    </Button>
  );
}
