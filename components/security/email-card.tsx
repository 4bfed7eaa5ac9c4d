'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { Security } from '@/lib/second-factor/read';
import { EmailForm } from './email-form';

type EmailCardProps = { email: string; security: Security };

/** The address one signs in with and letters go to, and changing it. */
export function EmailCard({ email, security }: EmailCardProps) {
  const t = useTranslations('security.email');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
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
        {open ? (
          <EmailForm withCode={security.secondFactor} onClose={close} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
