import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

/** Gives the words of templates in a language. */
export const templateWords = (language: Language) =>
  createTranslator({ locale: language, messages: wordsIn(language), namespace: 'import.sheet' });
