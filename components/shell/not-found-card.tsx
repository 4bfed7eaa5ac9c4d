import { useTranslations } from 'next-intl';
import { Card, CardBody } from '@/components/ui/card';
import { NotFoundText } from './not-found-text';

/** What stands in the place of a page that is not there. */
export function NotFoundCard() {
  const t = useTranslations('ui.notFound');
  return (
    <Card className="mt-8">
      <CardBody className="text-center">
        <h1 className="text-2xl text-peacock-deep">{t('title')}</h1>
        <NotFoundText />
      </CardBody>
    </Card>
  );
}
