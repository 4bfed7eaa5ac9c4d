'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/shell/back/back-link';
import { listPaths } from '@/lib/client/paths/lists';
import { paths } from '@/lib/client/paths/paths';
import { AskForList } from './ask-for-list';
import { ListOfLists } from './list-of-lists';
import { OneList } from './one-list';
import { PublicSettings } from './public-settings';
import { usePlace } from './use-place';

/** All lists of creditors, or the one that the address names. */
export function CreditorsPage() {
  const t = useTranslations('creditors');
  const number = usePlace().count('list');
  if (number) return <OneList key={number} number={number} />;
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('text')}</p>
      <p className="mb-5">
        <Link
          href={listPaths.figures}
          className="link inline-flex min-h-11 items-center md:min-h-8"
        >
          {t('figures')}
        </Link>
      </p>
      <AskForList />
      <ListOfLists />
      <PublicSettings />
    </>
  );
}
