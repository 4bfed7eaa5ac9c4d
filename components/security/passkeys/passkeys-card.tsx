'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { usePasskeyText } from '@/components/auth/passkeys/use-passkey-text';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { useFocusBack } from '@/components/security/reauthentication/use-focus-back';
import { RecoveryCodes } from '@/components/security/second-factor/recovery-codes';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { toast } from '@/components/ui/toast/toast';
import { type BegunPasskey, securityMutations } from '@/lib/client/mutations/security';
import { usePasskeysHere } from '@/lib/client/passkeys/use-passkeys-here';
import type { Security } from '@/lib/identity/second-factor/read';
import { PasskeyRow } from './passkey-row';

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

type AddingOfferedProps = { security: Security; onAdd: () => void };

/** Leads to adding a passkey, or says why that is not possible. */
function AddingOffered({ security, onAdd }: AddingOfferedProps) {
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

type AddPasskeyProps = {
  withCode: boolean;
  /** Gets recovery codes where this is the first second factor. */
  onAdded: (codes: string[]) => void;
  onCancel: () => void;
};

/** Adds a passkey: first the person proves who they are, then the device makes it. */
function AddPasskey({ withCode, onAdded, onCancel }: AddPasskeyProps) {
  const t = useTranslations('security.passkeys');
  const [begun, setBegun] = useState<BegunPasskey | null>(null);
  return (
    <>
      <h3 className="mb-3 text-lg text-peacock-deep">{t('addTitle')}</h3>
      {begun ? (
        <MakePasskey begun={begun} onAdded={onAdded} onCancel={onCancel} />
      ) : (
        <ProofForm
          withCode={withCode}
          mutation={securityMutations.beginPasskey}
          onDone={setBegun}
          onCancel={onCancel}
          failed={t('addFailed')}
          submitLabel={t('continue')}
        />
      )}
    </>
  );
}

type MakePasskeyProps = {
  begun: BegunPasskey;
  onAdded: (codes: string[]) => void;
  onCancel: () => void;
};

/** Lets the device make it at a press of its own, which some browsers require. */
function MakePasskey({ begun, onAdded, onCancel }: MakePasskeyProps) {
  const t = useTranslations('security.passkeys');
  const words = useTranslations('ui');
  const errorText = usePasskeyText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const { mutate, isPending } = useMutation({
    ...securityMutations.confirmPasskey,
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('addFailed'), description: errorText(error) }),
  });
  return (
    <>
      <p className="mb-4">{t('unlock')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          pending={isPending}
          pendingLabel={t('making')}
          onClick={() => mutate(begun)}
        >
          {t('make')}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </>
  );
}
