'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { toast } from '@/components/ui/toast/toast';
import { maxSnippet, type SnippetKind } from '@/lib/claims/queues/snippets/kinds';
import { snippetMutations } from '@/lib/client/mutations/snippets';
import { consoleQueries } from '@/lib/client/queries/console';
import { useErrorText } from '@/lib/client/request/use-error-text';

const SnippetList = onDemand(async () => (await import('./snippet-list')).SnippetList, {
  close: ({ onClose }) => onClose(),
});

interface WithSnippetsProps {
  kind: SnippetKind;
  /** What the field says; `onTake` gives it a kept sentence. */
  value: string;
  onTake: (text: string) => void;
  /** The field is one of a line: there is no room beneath it. */
  inLine?: boolean;
  /** The field. */
  children: ReactNode;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A field whose sentences a person keeps: "/" while it is empty opens them, a button keeps what it says. */
export function WithSnippets({ kind, value, onTake, inLine = false, children }: WithSnippetsProps) {
  const t = useTranslations('ip.snippets');
  const errorText = useErrorText();
  const listId = useId();
  const field = useRef<TextField>(null);
  const [open, setOpen] = useState(false);
  const text = value.trim();
  // Asked for by the list; until then the server alone knows whether it has the sentence.
  const { data } = useQuery({ ...consoleQueries.snippets, enabled: false });
  const isKept = data?.snippets.some((one) => one.kind === kind && one.text === text) ?? false;
  const { mutate, isPending } = useMutation({
    ...snippetMutations.keep,
    onSuccess: () => toast({ variant: 'success', title: t('kept') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });

  function openList(event: KeyboardEvent) {
    const target = event.target as TextField;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || target.value !== '') return;
    // The list itself is elsewhere on the page, but tells its keys here.
    if (!event.currentTarget.contains(target) || !target.matches('input, textarea')) return;
    event.preventDefault();
    event.stopPropagation();
    field.current = target;
    setOpen(true);
  }

  const keep = text !== '' && text.length <= maxSnippet && !isKept && (
    <Button
      variant="quiet"
      size={inLine ? 'icon' : 'sm'}
      className="justify-self-start"
      aria-label={inLine ? t('keep') : undefined}
      title={inLine ? t('keep') : undefined}
      pending={isPending}
      onClick={() => mutate({ kind, text })}
    >
      <BookmarkPlus aria-hidden="true" />
      {!inLine && t('keep')}
    </Button>
  );
  return (
    // The field inside has the focus and its own role.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the field
    <div className={inLine ? 'flex min-w-0 items-end gap-1' : 'grid gap-1'} onKeyDown={openList}>
      {children}
      {keep}
      {open && (
        <SnippetList
          id={listId}
          kind={kind}
          anchor={field}
          onChoose={(chosen) => {
            onTake(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
