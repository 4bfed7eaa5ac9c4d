import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';

/** Said when very much was read from one network. */
export function TooManyReads() {
  const t = useTranslations('creditors.public');
  return (
    <Card aria-labelledby="lists-heading">
      <CardHeader id="lists-heading" level={1} title={t('busy')} />
      <CardBody>{t('busyText')}</CardBody>
    </Card>
  );
}
