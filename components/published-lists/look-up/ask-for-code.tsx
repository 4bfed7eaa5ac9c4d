'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/auth/fields/text-field';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { listPaths } from '@/lib/client/paths/lists';
import type { LookingUp } from './use-look-up';

/** Asks for the claim number. */
export function AskForCode({ lookUp }: { lookUp: LookingUp }) {
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
