'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TextField } from '@/components/auth/fields/text-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { LookingUp } from './use-look-up';

type EnterCodeProps = { lookUp: LookingUp; trial: boolean };

/** Asks for the code of the letter; says nothing of whether there is one. */
export function EnterCode({ lookUp, trial }: EnterCodeProps) {
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
