import { createTranslator } from 'next-intl';
import { wordsIn } from '@/lib/i18n/words';

const t = createTranslator({ locale: 'en', messages: wordsIn('en').report });

/** The name of the sheet of claims at this place, counted from 0. */
export const sheetName = (index: number) =>
  index === 0 ? t('sheet') : t('sheetNumbered', { number: index + 1 });
