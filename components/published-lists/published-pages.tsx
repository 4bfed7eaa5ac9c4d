import { useTranslations } from 'next-intl';
import { rowsPart } from '@/lib/client/paths/lists';

type PublishedPagesProps = {
  label: string;
  path: string;
  /** Other parameters of the address; empty ones are left out. */
  asked: Record<string, string | number | undefined>;
  page: number;
  pages: number;
};

export function PublishedPages({ label, path, asked, page, pages }: PublishedPagesProps) {
  const t = useTranslations('creditors.public');
  if (pages <= 1) return null;
  const at = (to: number) => {
    const query = new URLSearchParams({ page: String(to) });
    for (const [name, value] of Object.entries(asked)) if (value) query.set(name, String(value));
    return `${path}?${query}#${rowsPart}`;
  };
  const link = 'link inline-flex min-h-11 items-center md:min-h-8';
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <a className={link} href={at(page - 1)} rel="prev">
          {t('previous')}
        </a>
      )}
      <span className="figures text-ink-soft">{t('page', { page, pages })}</span>
      {page < pages && (
        <a className={link} href={at(page + 1)} rel="next">
          {t('next')}
        </a>
      )}
    </nav>
  );
}
