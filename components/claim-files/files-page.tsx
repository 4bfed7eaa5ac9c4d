'use client';

import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/shell/back/back-link';
import { Card, CardBody } from '@/components/ui/card';
import { paths } from '@/lib/client/paths/paths';
import { FileList } from './file-list';

export function FilesPage() {
  const t = useTranslations('claimFiles');
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      <Card>
        <CardBody>
          <FileList />
        </CardBody>
      </Card>
    </>
  );
}
