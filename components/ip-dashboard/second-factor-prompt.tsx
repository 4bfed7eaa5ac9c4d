'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/users/present';

const dismissedKey = (userId: string) => `secondFactorLater:${userId}`;

/** Offers two-step sign-in until it is on; put off, it is offered again in the next browser session. */
export function SecondFactorPrompt({ user }: { user: PresentedUser }) {
  const t = useTranslations('ip.secondFactorPrompt');
  const [later, setLater] = useState(() => sessionStorage.getItem(dismissedKey(user.id)) === 'yes');
  if (later || user.secondFactor) return null;

  function putOff() {
    sessionStorage.setItem(dismissedKey(user.id), 'yes');
    setLater(true);
  }

  return (
    <Alert
      tone="blue"
      title={t('title')}
      className="mb-5"
      actions={
        <>
          <Button asChild variant="secondary">
            <Link href={paths.ipSecurity}>{t('setUp')}</Link>
          </Button>
          <Button variant="quiet" onClick={putOff}>
            {t('later')}
          </Button>
        </>
      }
    >
      {t('text')}
    </Alert>
  );
}
