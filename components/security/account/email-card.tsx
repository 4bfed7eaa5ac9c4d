'use client';

import { useTranslations } from 'next-intl';
import { OpensInPlace } from '@/components/security/reauthentication/opens-in-place';
import { Alert } from '@/components/ui/alert';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { Security } from '@/lib/identity/second-factor/read';
import { EmailForm } from './email-form';

type EmailCardProps = { email: string; security: Security };

/** The address one signs in with and letters go to, and changing it. */
export function EmailCard({ email, security }: EmailCardProps) {
  const t = useTranslations('security.email');
  return (
    <Card aria-labelledby="email-heading">
      <CardHeader
        id="email-heading"
        title={t('title')}
        text={<span className="wrap-anywhere">{t('text', { email })}</span>}
      />
      <CardBody>
        {security.newEmail && (
          <Alert tone="blue" className="mb-4">
            <span className="wrap-anywhere">{t('waiting', { email: security.newEmail })}</span>
          </Alert>
        )}
        <OpensInPlace label={t('change')}>
          {(close) => <EmailForm withCode={security.secondFactor} onClose={close} />}
        </OpensInPlace>
      </CardBody>
    </Card>
  );
}
