'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import * as Popover from 'radix-ui/popover';
import { type RefObject, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/loading/spinner';
import { floatingStyles, listItemStyles } from '@/components/ui/select/list-styles';
import { toast } from '@/components/ui/toast/toast';
import type { SnippetKind } from '@/lib/claims/queues/snippets/kinds';
import { snippetMutations } from '@/lib/client/mutations/snippets';
import { consoleQueries } from '@/lib/client/queries/console';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface SnippetListProps {
  id: string;
  kind: SnippetKind;
  /** The field under which it opens, and which gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The sentences that a person keeps for fields of a kind: a few letters find one, Enter takes it. */
export function SnippetList({ id, kind, anchor, onChoose, onClose }: SnippetListProps) {
  const t = useTranslations('ip.snippets');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(consoleQueries.snippets);
  const [marked, setMarked] = useState('');
  // Notes that it was used, so that it comes first; nothing hangs on it.
  const { mutate: use } = useMutation(snippetMutations.keep);
  const { mutate: remove, isPending } = useMutation({
    ...snippetMutations.remove,
    onError: (failure) =>
      toast({ variant: 'destructive', title: t('notRemoved'), description: errorText(failure) }),
  });
  const listed = data?.snippets.filter((one) => one.kind === kind) ?? [];
  const chosen = listed.find((one) => one.id === marked);

  function choose(text: string) {
    use({ kind, text });
    onChoose(text);
  }

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('list')}
          className={`${floatingStyles} w-[min(28rem,calc(100vw-1rem))]`}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          {error && !data ? (
            <CallFailure
              title={t('loadFailed')}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Command label={t('search')} loop value={marked} onValueChange={setMarked}>
              <Command.Input
                placeholder={t('search')}
                className="h-11 w-full border-b border-line bg-sheet px-3 placeholder:text-ink-faint focus-visible:-outline-offset-3"
              />
              <Command.List label={t('list')} className="max-h-72 overflow-y-auto p-1">
                {data ? (
                  <Command.Empty className="px-3 py-4 text-center text-ink-soft">
                    {t('none')}
                  </Command.Empty>
                ) : (
                  <Spinner label={t('loading')} className="mx-auto my-4 size-6" />
                )}
                {listed.map((one) => (
                  <Command.Item
                    key={one.id}
                    value={one.id}
                    keywords={[one.text]}
                    onSelect={() => choose(one.text)}
                    className={listItemStyles}
                  >
                    <span className="line-clamp-2 wrap-anywhere">{one.text}</span>
                  </Command.Item>
                ))}
              </Command.List>
              {chosen && (
                <div className="border-t border-line p-1">
                  <Button
                    variant="quiet"
                    size="sm"
                    pending={isPending}
                    onClick={() => remove(chosen.id)}
                  >
                    {t('remove')}
                  </Button>
                </div>
              )}
            </Command>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
