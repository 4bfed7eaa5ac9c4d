import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { facilityWords } from './facility-text';

export function facilityWordsIn(language: Language) {
  const { law, forms } = wordsIn(language);
  const { facilityType, securityType } = forms.options.shared;
  return facilityWords(
    createTranslator({ locale: language, messages: law, namespace: 'facilities' }),
    { facilityType: (kind) => facilityType[kind], securityType: (charge) => securityType[charge] },
    language,
  );
}
