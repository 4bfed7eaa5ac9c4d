'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProofForm } from '@/components/security/reauthentication/proof-form';
import { useFocusBack } from '@/components/security/reauthentication/use-focus-back';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';
import type { Security } from '@/lib/identity/second-factor/read';
import { RecoveryCodes } from './recovery-codes';
import { SetUp } from './set-up';
import type { SecondFactorTask } from './task';

export function SecondFactorCard({ security }: { security: Security }) {
  const t = useTranslations('security.secondFactor');
  const [task, setTask] = useState<SecondFactorTask>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // A person who holds new codes has it on, whatever was loaded before.
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

/** New recovery codes replace the former ones. */
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

function SecondFactorOff({ onSetUp }: { onSetUp: () => void }) {
  const t = useTranslations('security.secondFactor');
  return (
    <>
      <p className="mb-4">{t('why')}</p>
      <Button onClick={onSetUp}>{t('setUp')}</Button>
    </>
  );
}

type TurnOffProps = { onDone: () => void; onCancel: () => void };

/** Asks for everything that signing in needs. */
function TurnOff({ onDone, onCancel }: TurnOffProps) {
  const t = useTranslations('security.secondFactor');
  return (
    <>
      <h3 className="mb-1 text-lg text-peacock-deep">{t('turnOff')}</h3>
      <p className="mb-3">{t('turnOffText')}</p>
      <ProofForm
        withCode
        mutation={securityMutations.turnOffSecondFactor}
        onDone={() => {
          toast({ variant: 'success', title: t('turnedOff') });
          onDone();
        }}
        onCancel={onCancel}
        failed={t('failed')}
        submitLabel={t('turnOff')}
        danger
      />
    </>
  );
}

/** The page warns below this number. */
const few = 3;

type SecondFactorOnProps = {
  /** It is on by an authenticator app, and not only by passkeys. */
  app: boolean;
  left: number;
  onTask: (task: SecondFactorTask) => void;
};

function SecondFactorOn({ app, left, onTask }: SecondFactorOnProps) {
  const t = useTranslations('security.secondFactor');
  const words = t('left', { count: left });
  return (
    <>
      {!app && <p className="mb-3">{t('byPasskey')}</p>}
      {left < few ? <Alert tone="amber">{words}</Alert> : <p>{words}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onTask('renew')}>
          {t('renew')}
        </Button>
        {app ? (
          <Button variant="quiet" onClick={() => onTask('turnOff')}>
            {t('turnOff')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => onTask('setUp')}>
            {t('setUpApp')}
          </Button>
        )}
      </div>
    </>
  );
}
