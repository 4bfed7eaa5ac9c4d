import { useLocale, useTranslations } from 'next-intl';
import { buttonVariants } from '@/components/ui/button-variants';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { listPaths } from '@/lib/client/paths/lists';
import type { PublishedList } from '@/lib/creditor-lists/published/read';
import { formatDate, formatDateTime } from '@/lib/format/date';

/** All published lists, newest first; works without scripts. */
export function PublishedLists({ lists }: { lists: PublishedList[] }) {
  const t = useTranslations('creditors.public');
  const language = useLocale();
  return (
    <>
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      {lists.length === 0 && <p>{t('none')}</p>}
      {lists.length > 0 && (
        <Card>
          <ul>
            {lists.map(({ number, asOn, publishedAt, replacedBy }) => (
              <li key={number} className="border-b border-line px-4 py-3 last:border-b-0 sm:px-6">
                <a
                  href={listPaths.publishedList(number)}
                  className="link inline-flex min-h-11 items-center font-semibold md:min-h-8"
                >
                  {t('open', { number, date: formatDate(asOn, language) })}
                </a>
                <p className="text-sm text-ink-soft">
                  {t('published', { when: formatDateTime(publishedAt, language) })}
                  {!replacedBy && ` · ${t('current')}`}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {lists.length > 0 && (
        <a href={listPaths.lookUp} className={cn(buttonVariants({ variant: 'secondary' }), 'mt-5')}>
          {t('lookUp')}
        </a>
      )}
    </>
  );
}
