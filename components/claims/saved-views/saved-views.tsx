'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, type FormEvent, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import type { ViewPlace } from '@/lib/claims/queues/views/views';
import { viewMutations } from '@/lib/client/mutations/views';
import { consoleQueries } from '@/lib/client/queries/console';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { SavedViewRow } from './saved-view-row';

interface SavedViewsProps {
  place: ViewPlace;
  path: string;
  /** The query string of the present list. */
  current: string;
  onGo: (query: string) => void;
  onClose: () => void;
  Count?: ComponentType<{ query: string }>;
}

/** The person's views and those that others share: open one, share its address, remove it, or save another. */
export function SavedViews({ place, path, current, onGo, onClose, Count }: SavedViewsProps) {
  const t = useTranslations('ip.views');
  const { data, error, isFetching, refetch } = useQuery(consoleQueries.savedViews(place));
  const own = data?.filter(({ by }) => !by) ?? [];
  const shared = data?.filter(({ by }) => by) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      size="sm"
    >
      {data ? (
        <>
          {own.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
          {[
            { views: own, label: t('own') },
            { views: shared, label: t('shared') },
          ].map(
            ({ views, label }) =>
              views.length > 0 && (
                <section key={label} aria-label={label} className="mb-3">
                  {shared.length > 0 && <h3 className="text-sm text-ink-soft">{label}</h3>}
                  <ul className="divide-y divide-line">
                    {views.map((view) => (
                      <SavedViewRow
                        key={view.id}
                        view={view}
                        place={place}
                        path={path}
                        Count={Count}
                        onGo={() => {
                          onGo(view.query);
                          onClose();
                        }}
                      />
                    ))}
                  </ul>
                </section>
              ),
          )}
        </>
      ) : error ? (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label={t('loading')} />
      )}
      <SaveView place={place} query={current} />
    </Dialog>
  );
}

function SaveView({ place, query }: { place: ViewPlace; query: string }) {
  const t = useTranslations('ip.views');
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation({
    ...viewMutations(place).save,
    onSuccess: () => {
      setName('');
      setShared(false);
      setTried(false);
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('saveFailed'), description: errorText(error) }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || save.isPending) return;
    save.mutate({ name: name.trim(), query, shared });
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3 border-t border-line pt-4">
      <Field
        label={t('name')}
        required
        error={tried && name.trim() === '' ? t('required') : undefined}
      >
        <Input autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox
        label={t('share')}
        checked={shared}
        onCheckedChange={(checked) => setShared(checked === true)}
      />
      <Button type="submit" pending={save.isPending} className="justify-self-end">
        {t('save')}
      </Button>
    </form>
  );
}
