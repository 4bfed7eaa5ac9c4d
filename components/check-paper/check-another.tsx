import { useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { checkPaths } from '@/lib/client/paths/check';

export function CheckAnother() {
  const t = useTranslations('papers.public');
  return (
    <a href={checkPaths.ask} className={buttonVariants({ variant: 'secondary' })}>
      {t('again')}
    </a>
  );
}
