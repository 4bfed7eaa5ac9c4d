import { useTranslations } from 'next-intl';

/** First in the page; every page's <main> has the id 'main'. */
export function SkipLink() {
  const t = useTranslations('ui');
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-24 rounded-md bg-peacock px-4 py-2 font-semibold text-sheet focus:translate-y-0 print:hidden"
    >
      {t('skipToContent')}
    </a>
  );
}
