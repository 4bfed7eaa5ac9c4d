'use client';

import MailCheck from 'lucide-react/icons/mail-check';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Completion } from '@/components/shell/completion';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { BackToLogin } from './back-to-login';

type ResetLinkSentProps = { trial: boolean; onAgain: () => void };

/** After asking: says nothing of whether the account exists. */
export function ResetLinkSent({ trial, onAgain }: ResetLinkSentProps) {
  const t = useTranslations('auth.forgot');
  return (
    <>
      <Completion icon={<MailCheck />} title={t('sentTitle')}>
        <p>{t('sentText')}</p>
        <p className="mt-3 text-ink-soft">{t('expiry')}</p>
        <p className="mt-3 text-ink-soft">{t('spam')}</p>
        {trial && (
          <Alert tone="blue" className="mt-5 text-left">
            {t('outbox')}{' '}
            <Link href="/trial/outbox" className="link">
              {t('outboxLink')}
            </Link>
          </Alert>
        )}
        <Button variant="secondary" className="mt-5" onClick={onAgain}>
          {t('again')}
        </Button>
      </Completion>
      <BackToLogin />
    </>
  );
}
