import { createTranslator } from 'next-intl';
import report from '@/messages/en/report.json';

const t = createTranslator({ locale: 'en', messages: report });

/** The name of the sheet with claims that stands at this place, from 0. */
export const sheetName = (index: number) =>
  index === 0 ? t('sheet') : t('sheetNumbered', { number: index + 1 });
