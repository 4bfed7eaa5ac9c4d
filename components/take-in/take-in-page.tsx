'use client';

import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/shell/back/back-link';
import { Alert } from '@/components/ui/alert';
import { paths } from '@/lib/client/paths/paths';
import { Reading } from './reading';
import { RegisterFile } from './register-file';
import { Sheets } from './sheets';
import { useRegister } from './use-register';

/** For administrators: how the portal understands a table that their office kept, before it comes in. */
export function TakeInPage() {
  const t = useTranslations('takeIn');
  const register = useRegister();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <BackLink home={paths.ipDashboard} />
        <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('text')}</p>
      </div>
      <Alert tone="blue" title={t('nothing')}>
        {t('nothingText')}
      </Alert>
      <RegisterFile register={register} />
      <Reading register={register} />
      {register.answer && <Sheets register={register} sheets={register.answer.sheets} />}
    </div>
  );
}
