'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { PasswordForm } from './password-form';

/** Another password. `withCode`: two-step sign-in is on. */
export function PasswordCard({ withCode }: { withCode: boolean }) {
  const t = useTranslations('security.password');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card aria-labelledby="password-heading">
      <CardHeader id="password-heading" title={t('title')} text={t('text')} />
      <CardBody>
        {open ? (
          <PasswordForm withCode={withCode} onClose={close} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
