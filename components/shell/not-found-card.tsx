import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card, CardBody } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';

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

function NotFoundText() {
  const t = useTranslations('ui.notFound');
  return (
    <div className="mt-4">
      <p className="text-ink-soft">{t('text')}</p>
      <Link href="/" className={cn(buttonVariants({ variant: 'secondary' }), 'mt-2')}>
        {t('home')}
      </Link>
    </div>
  );
}
