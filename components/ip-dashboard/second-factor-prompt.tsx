'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useUser } from '@/components/shell/session/use-user';
import { useBrowserState } from '@/components/shell/use-browser-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';

const dismissedKey = (userId: string) => `secondFactorLater:${userId}`;

/** Offers two-step sign-in until it is on; put off, it is offered again in the next browser session. */
export function SecondFactorPrompt() {
  const { id: userId } = useUser();
  const t = useTranslations('ip.secondFactorPrompt');
  const [later, setLater] = useBrowserState(
    () => sessionStorage.getItem(dismissedKey(userId)) === 'yes',
    false,
  );
  const { data } = useQuery(queries.security);
  if (later || !data || data.secondFactor) return null;

  function putOff() {
    sessionStorage.setItem(dismissedKey(userId), 'yes');
    setLater(true);
  }

  return (
    <Alert
      tone="blue"
      title={t('title')}
      className="mb-5"
      actions={
        <>
          <Link className={buttonVariants({ variant: 'secondary' })} href={paths.ipSecurity}>
            {t('setUp')}
          </Link>
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
