import { useLocale, useTranslations } from 'next-intl';
import { Mark } from './mark';

/** Mark and name, the name in both scripts. */
export function Brand() {
  const t = useTranslations('ui');
  const hindiFirst = useLocale() === 'hi';
  return (
    <span className="inline-flex items-center gap-2.5">
      <Mark />
      <span className="leading-none">
        <span
          className={`block text-xl leading-6 font-semibold text-peacock-deep ${hindiFirst ? 'font-names' : ''}`}
        >
          {t('product')}
        </span>
        <span
          lang={hindiFirst ? 'en' : 'hi'}
          className={`block text-sm leading-5 font-semibold text-marigold-deep ${hindiFirst ? '' : 'font-names'}`}
        >
          {hindiFirst ? 'Daava' : 'दावा'}
        </span>
      </span>
    </span>
  );
}
