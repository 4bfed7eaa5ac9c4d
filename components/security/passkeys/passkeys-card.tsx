'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFocusBack } from '@/components/security/reauthentication/use-focus-back';
import { RecoveryCodes } from '@/components/security/second-factor/recovery-codes';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { toast } from '@/components/ui/toast/toast';
import type { Security } from '@/lib/identity/second-factor/read';
import { AddPasskey } from './add-passkey';
import { AddingOffered } from './adding-offered';
import { PasskeyRow } from './passkey-row';

/** One's passkeys, and adding one. */
export function PasskeysCard({ security }: { security: Security }) {
  const t = useTranslations('security.passkeys');
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const box = useFocusBack(Boolean(adding || codes));
  const { passkeys, secondFactor } = security;

  function added(fresh: string[]) {
    setAdding(false);
    if (fresh.length > 0) setCodes(fresh);
    toast({ variant: 'success', title: t('added') });
  }

  function foot() {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (!adding) return <AddingOffered security={security} onAdd={() => setAdding(true)} />;
    const end = () => setAdding(false);
    return <AddPasskey withCode={secondFactor} onAdded={added} onCancel={end} />;
  }

  return (
    <Card aria-labelledby="passkeys-heading">
      <CardHeader id="passkeys-heading" title={t('title')} text={t('text')} />
      <CardBody>
        {passkeys.length > 0 && (
          <ul className="mb-4 grid divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                last={passkeys.length === 1 && !security.timeCodes}
              />
            ))}
          </ul>
        )}
        <div ref={box}>{foot()}</div>
      </CardBody>
    </Card>
  );
}
