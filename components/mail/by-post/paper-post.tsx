'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { BackLink } from '@/components/shell/back/back-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Spinner } from '@/components/ui/loading/spinner';
import { paths } from '@/lib/client/paths/paths';
import { lettersPerPage, postQueries } from '@/lib/client/queries/post';
import { formatDateTime } from '@/lib/format/date';
import type { LetterForPost } from '@/lib/papers/post/read';
import { PostDeeds } from './post-deeds';

const none: ReadonlySet<string> = new Set();

/** Letters that reach their claimants only by post: to print, and to mark as posted. */
export function PaperPost() {
  const t = useTranslations('post');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState(none);
  const { data, error, isFetching, refetch } = useQuery({
    ...postQueries.letters(page),
    refetchOnMount: 'always',
  });
  const letters = data?.letters ?? [];
  const ids = letters.map(({ id }) => id).filter((id) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const all = ids.length === letters.length && letters.length > 0;
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      {!data && !error && <Spinner label={t('loading')} />}
      {!data && error && (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && letters.length === 0 && page === 1 && <p>{t('none')}</p>}
      {data && (letters.length > 0 || page > 1) && (
        <>
          <PostDeeds
            ids={ids}
            all={all}
            total={data.total}
            onAll={() => setChosen(all ? none : new Set(letters.map(({ id }) => id)))}
            onPosted={() => setChosen(none)}
          />
          <Card>
            <ul>
              {letters.map((letter) => (
                <LetterForPostRow
                  key={letter.id}
                  letter={letter}
                  chosen={chosen.has(letter.id)}
                  onToggle={() => toggle(letter.id)}
                />
              ))}
            </ul>
          </Card>
          <div className="mt-4 flex justify-between gap-3">
            <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('previous')}
            </Button>
            <Button
              variant="secondary"
              disabled={page * lettersPerPage >= data.total}
              onClick={() => setPage(page + 1)}
            >
              {t('next')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface LetterForPostRowProps {
  letter: LetterForPost;
  chosen: boolean;
  onToggle: () => void;
}

function LetterForPostRow({ letter, chosen, onToggle }: LetterForPostRowProps) {
  const t = useTranslations('post');
  const language = useLocale();
  const { number, claimId, creditorName, address, kind, madeAt, reason } = letter;
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0 sm:px-6">
      <Checkbox
        aria-label={t('choose', { number, name: creditorName })}
        checked={chosen}
        onCheckedChange={onToggle}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{creditorName}</p>
        <p className="wrap-anywhere">{address.length > 0 ? address.join(', ') : t('noPlace')}</p>
        <p className="figures text-sm text-ink-soft">
          <Link className="text-peacock underline" href={`${paths.ipClaim(claimId)}#papers`}>
            {number}
          </Link>{' '}
          · {t(`kinds.${kind}`)} · {formatDateTime(madeAt, language)}
        </p>
        <p className="text-sm">{t(`reasons.${reason}`)}</p>
      </div>
    </li>
  );
}
