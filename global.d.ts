import type { Language } from '@/lib/i18n/language';
import type { Words } from '@/lib/i18n/words';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Words;
  }
}
