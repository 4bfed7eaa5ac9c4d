import { useTranslations } from 'next-intl';

/** First in the page; every page's <main> has the id 'main'. */
export function SkipLink() {
  const t = useTranslations('ui');
  return (
    <a href="#main" className="skip-link">
      {t('skipToContent')}
    </a>
  );
}
