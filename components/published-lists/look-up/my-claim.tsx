import { getTranslations } from 'next-intl/server';
import { Words } from '@/components/shell/language/words';
import { categories } from '@/lib/law/categories';
import { type LineWords, lineAmounts } from './line-words';
import { LookUp } from './look-up';

async function lineWords(): Promise<LineWords> {
  const [law, t] = await Promise.all([
    getTranslations('law.categories'),
    getTranslations('creditors.sheet'),
  ]);
  return {
    categories: Object.fromEntries(
      categories.map((one) => [one, law(one)]),
    ) as LineWords['categories'],
    amounts: Object.fromEntries(
      lineAmounts.map((one) => [one, t(`columns.${one}`)]),
    ) as LineWords['amounts'],
    remainder: t('remainder'),
  };
}

/** The page that tells whether one's claim is in the newest published list. */
export async function MyClaim({ trial }: { trial: boolean }) {
  return (
    <Words of={['lookUp', 'errors.judged']}>
      <LookUp words={await lineWords()} trial={trial} />
    </Words>
  );
}
