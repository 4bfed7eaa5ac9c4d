'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TextField } from '@/components/auth/fields/text-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { listPaths } from '@/lib/client/paths/lists';
import { ClaimStanding } from './claim-standing';
import { type LookingUp, useLookUp } from './use-look-up';

type LookUpProps = {
  /** People read mail in the outbox. */
  trial: boolean;
};

/** Tells a person whether their claim is in the newest published list: they give its number, then the code from a letter. */
export function LookUp({ trial }: LookUpProps) {
  const lookUp = useLookUp();
  if (lookUp.standing)
    return <ClaimStanding standing={lookUp.standing} onAgain={lookUp.startAgain} />;
  if (lookUp.asked) return <EnterCode lookUp={lookUp} trial={trial} />;
  return <AskForCode lookUp={lookUp} />;
}

function AskForCode({ lookUp }: { lookUp: LookingUp }) {
  const t = useTranslations('lookUp');
  return (
    <Card className="mx-auto max-w-xl">
      <CardHeader level={1} title={t('title')} text={t('text')} />
      <CardBody>
        <form
          ref={lookUp.form}
          onSubmit={lookUp.submitNumber}
          method="post"
          noValidate
          className="grid gap-4"
        >
          <TextField
            label={t('number')}
            hint={t('numberHint')}
            state={lookUp.number}
            name="claimNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="figures"
          />
          <Button type="submit" size="lg" pending={lookUp.pending} pendingLabel={t('asking')}>
            {t('ask')}
          </Button>
        </form>
        <noscript>
          <p className="mt-4">{t('scripts')}</p>
        </noscript>
        <a href={listPaths.published} className="link mt-4 inline-flex min-h-11 items-center">
          {t('openLists')}
        </a>
      </CardBody>
    </Card>
  );
}

type EnterCodeProps = { lookUp: LookingUp; trial: boolean };

/** Says nothing about whether there is a letter. */
function EnterCode({ lookUp, trial }: EnterCodeProps) {
  const t = useTranslations('lookUp');
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <Card className="mx-auto max-w-xl">
      <CardHeader level={1} title={t('sentTitle')} />
      <CardBody className="grid gap-4">
        <p ref={said} tabIndex={-1} className="outline-none">
          {t('sent', { claimNumber: lookUp.asked?.claimNumber ?? '' })}
        </p>
        {trial && (
          <Alert tone="blue">
            {t('outbox')}{' '}
            <a href="/trial/outbox" target="_blank" rel="noreferrer" className="link">
              {t('outboxLink')}
            </a>
          </Alert>
        )}
        <form
          ref={lookUp.form}
          onSubmit={lookUp.submitCode}
          method="post"
          noValidate
          className="grid gap-4"
        >
          <TextField
            label={t('code')}
            state={lookUp.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="figures tracking-widest"
          />
          <Button type="submit" size="lg" pending={lookUp.pending} pendingLabel={t('showing')}>
            {t('show')}
          </Button>
        </form>
        <p className="text-ink-soft">{t('notThere')}</p>
        <Button variant="secondary" onClick={lookUp.startAgain}>
          {t('again')}
        </Button>
      </CardBody>
    </Card>
  );
}
