'use client';

import { useTranslations } from 'next-intl';
import { OpensInPlace } from '@/components/security/reauthentication/opens-in-place';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { PasswordForm } from './password-form';

/** Another password. `withCode`: two-step sign-in is on. */
export function PasswordCard({ withCode }: { withCode: boolean }) {
  const t = useTranslations('security.password');
  return (
    <Card aria-labelledby="password-heading">
      <CardHeader id="password-heading" title={t('title')} text={t('text')} />
      <CardBody>
        <OpensInPlace label={t('change')}>
          {(close) => <PasswordForm withCode={withCode} onClose={close} />}
        </OpensInPlace>
      </CardBody>
    </Card>
  );
}
