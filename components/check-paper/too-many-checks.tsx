import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';

export function TooManyChecks() {
  const t = useTranslations('papers.public');
  return (
    <Card aria-labelledby="check-heading">
      <CardHeader id="check-heading" level={1} title={t('busy')} />
      <CardBody>{t('busyText')}</CardBody>
    </Card>
  );
}
