'use client';

import FileX from 'lucide-react/icons/file-x';
import { useTranslations } from 'next-intl';
import { useGoBack } from '@/components/shell/back/use-go-back';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';

/** Stands for a claim that does not exist, or is not this person's to see. */
export function ClaimNotFound({ home }: { home: string }) {
  const t = useTranslations('claim.notFound');
  const goBack = useGoBack(home);
  return (
    <Card className="mx-auto max-w-lg">
      <CardBody className="grid justify-items-center gap-3 py-10 text-center">
        <FileX className="size-10 text-ink-soft" aria-hidden="true" />
        <h1 className="text-2xl text-peacock-deep">{t('title')}</h1>
        <p className="text-ink-soft">{t('text')}</p>
        <Button onClick={goBack}>{t('goBack')}</Button>
      </CardBody>
    </Card>
  );
}
