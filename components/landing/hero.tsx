import { getTranslations } from 'next-intl/server';
import { caseForPage } from '@/components/shell/case/case-for-page';

export async function Hero() {
  const t = await getTranslations('auth.hero');
  const debtor = (await caseForPage())?.debtorName;
  return (
    <div>
      {debtor && <p className="mb-2 font-semibold text-marigold-deep">{t('matter', { debtor })}</p>}
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mt-3 max-w-xl text-lg text-ink-soft">{t('text')}</p>
    </div>
  );
}
