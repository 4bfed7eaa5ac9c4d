'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { usePasskeysHere } from '@/lib/client/passkeys/use-passkeys-here';
import type { Security } from '@/lib/identity/second-factor/read';

type AddingOfferedProps = { security: Security; onAdd: () => void };

/** Leads to adding a passkey, or says why none can be added. */
export function AddingOffered({ security, onAdd }: AddingOfferedProps) {
  const t = useTranslations('security.passkeys');
  const { passkeys, passkeysAt, maxPasskeys, emailProven } = security;
  const here = usePasskeysHere(passkeysAt);
  if (here === 'nowhere') return <p>{t('notAtAll')}</p>;
  if (here === 'elsewhere') return <p>{t('notHere', { address: passkeysAt ?? '' })}</p>;
  if (here === 'unsupported') return <p>{t('notInBrowser')}</p>;
  if (!emailProven) return <p>{t('proveFirst')}</p>;
  if (passkeys.length >= maxPasskeys) return <p>{t('full', { max: maxPasskeys })}</p>;
  return (
    <>
      {passkeys.length === 0 && <p className="mb-4">{t('why')}</p>}
      <Button variant={passkeys.length === 0 ? 'primary' : 'secondary'} onClick={onAdd}>
        {t('add')}
      </Button>
    </>
  );
}
