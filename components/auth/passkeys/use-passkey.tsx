'use client';

import KeyRound from 'lucide-react/icons/key-round';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { usePasskeysHere } from '@/lib/client/passkeys/use-passkeys-here';

type UsePasskeyProps = {
  /** The address where passkeys of this portal work. */
  at: string | null;
  pending: boolean;
  onPress: () => void;
  /** `signIn` where the passkey is the whole sign-in. */
  words?: 'use' | 'signIn';
  size?: 'lg';
};

/** Asks the device for a passkey. Shows nothing where the browser, or this address of the portal, has none. */
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
