import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { CheckAnother } from './check-another';

export function UnknownPaper() {
  const t = useTranslations('papers.public');
  return (
    <Card aria-labelledby="check-heading">
      <CardHeader id="check-heading" level={1} title={t('unknown')} />
      <CardBody className="grid gap-5">
        <p>{t('unknownText')}</p>
        <CheckAnother />
      </CardBody>
    </Card>
  );
}
