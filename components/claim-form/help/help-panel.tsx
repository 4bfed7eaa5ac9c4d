'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/loading/spinner';
import type { HelpTopic } from '@/lib/forms/definitions/field';
import { loadWords } from '@/lib/i18n/load';

export function HelpPanel({ id, topic }: { id: string; topic: HelpTopic }) {
  const t = useTranslations('wizard.help');
  const language = useLocale();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['fieldHelp', language],
    queryFn: async () => {
      const [words, { pictureOf }] = await Promise.all([
        loadWords('fieldHelp', language),
        import('./pictures'),
      ]);
      return { words, pictureOf };
    },
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const Picture = data?.pictureOf[topic];
  return (
    <div id={id} role="status" className="mt-2 rounded-md border border-line bg-paper p-3 text-sm">
      {Picture ? (
        <>
          <p>{data.words.topics[topic].text}</p>
          <Picture topic={topic} label={data.words.topics[topic].picture} />
        </>
      ) : isFetching ? (
        <Spinner />
      ) : (
        <p className="flex flex-wrap items-center gap-3">
          {t('failed')}
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  );
}
