'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { useFocusBack } from '@/components/security/reauthentication/use-focus-back';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';
import type { Security } from '@/lib/identity/second-factor/read';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorOn } from './second-factor-on';
import { SetUp } from './set-up';
import type { SecondFactorTask } from './task';
import { TurnOff } from './turn-off';

/** Two-step sign-in: whether it is on, and everything that can be done about it. */
export function SecondFactorCard({ security }: { security: Security }) {
  const t = useTranslations('security.secondFactor');
  const [task, setTask] = useState<SecondFactorTask>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // With codes in hand it is on, whatever was loaded before.
  const on = security.secondFactor || codes !== null;
  const app = security.timeCodes;
  const end = () => setTask(null);
  const box = useFocusBack(Boolean(task || codes));

  function body() {
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    const show = (fresh: string[]) => {
      if (fresh.length > 0) setCodes(fresh);
      else toast({ variant: 'success', title: t('appOn') });
      end();
    };
    if (!app && task === 'setUp') return <SetUp withCode={on} onCodes={show} onCancel={end} />;
    if (on && task === 'renew') return <RenewCodes onCodes={show} onCancel={end} />;
    if (app && task === 'turnOff') return <TurnOff onDone={end} onCancel={end} />;
    if (on) return <SecondFactorOn app={app} left={security.recoveryCodesLeft} onTask={setTask} />;
    if (!security.emailProven) return <p>{t('proveFirst')}</p>;
    return <SecondFactorOff onSetUp={() => setTask('setUp')} />;
  }

  return (
    <Card aria-labelledby="second-factor-heading">
      <CardHeader
        id="second-factor-heading"
        title={t('title')}
        text={t('text')}
        actions={<Badge tone={on ? 'green' : 'gray'}>{t(on ? 'on' : 'off')}</Badge>}
      />
      <CardBody>
        <div ref={box}>{body()}</div>
      </CardBody>
    </Card>
  );
}

type RenewCodesProps = { onCodes: (codes: string[]) => void; onCancel: () => void };

/** New recovery codes in place of those of before. */
function RenewCodes({ onCodes, onCancel }: RenewCodesProps) {
  const t = useTranslations('security.secondFactor');
  return (
    <>
      <h3 className="mb-1 text-lg text-peacock-deep">{t('renew')}</h3>
      <p className="mb-3">{t('renewText')}</p>
      <ProofForm
        withCode
        mutation={securityMutations.renewRecoveryCodes}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
        onCancel={onCancel}
        failed={t('failed')}
        submitLabel={t('renewSubmit')}
      />
    </>
  );
}

/** Leads to setting it up. */
function SecondFactorOff({ onSetUp }: { onSetUp: () => void }) {
  const t = useTranslations('security.secondFactor');
  return (
    <>
      <p className="mb-4">{t('why')}</p>
      <Button onClick={onSetUp}>{t('setUp')}</Button>
    </>
  );
}
