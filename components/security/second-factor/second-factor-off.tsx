import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

/** Leads to setting it up. */
export function SecondFactorOff({ onSetUp }: { onSetUp: () => void }) {
  const t = useTranslations('security.secondFactor');
  return (
    <>
      <p className="mb-4">{t('why')}</p>
      <Button onClick={onSetUp}>{t('setUp')}</Button>
    </>
  );
}
