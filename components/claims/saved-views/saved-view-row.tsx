'use client';

import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import type { SavedView, ViewPlace } from '@/lib/claims/queues/views/views';
import { viewMutations } from '@/lib/client/mutations/views';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { fullName } from '@/lib/format/person';

interface SavedViewRowProps {
  view: SavedView;
  place: ViewPlace;
  path: string;
  onGo: () => void;
  Count: ComponentType<{ query: string }> | undefined;
}

/** Whose view it is, how many claims it lists, and what the person can do with it. */
export function SavedViewRow({ view, place, path, onGo, Count }: SavedViewRowProps) {
  const { id, name, query, shared, by } = view;
  const t = useTranslations('ip.views');
  const errorText = useErrorText();
  const remove = useMutation({
    ...viewMutations(place).remove,
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('removeFailed'),
        description: errorText(error),
      }),
  });
  async function copy() {
    const address = `${window.location.origin}${path}${query && `?${query}`}`;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t('copied') });
    } catch {
      toast({ title: t('copyFailed', { address }), duration: 30_000 });
    }
  }
  return (
    <li className="flex items-center justify-between gap-2 py-1">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Button variant="quiet" className="min-w-0 wrap-anywhere" onClick={onGo}>
          {name}
        </Button>
        {Count && <Count query={query} />}
        {by ? (
          <span className="text-sm text-ink-soft">{t('by', { name: fullName(by) })}</span>
        ) : (
          shared && <Badge>{t('isShared')}</Badge>
        )}
      </div>
      <span className="flex shrink-0">
        <Button variant="quiet" size="sm" onClick={copy}>
          {t('copy')}
        </Button>
        {!by && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t('remove', { name })}
            pending={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            {!remove.isPending && <Trash2 aria-hidden="true" />}
          </Button>
        )}
      </span>
    </li>
  );
}
