'use client';

import { Command as List } from 'cmdk';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMark } from '@/components/claims/marks/use-mark';
import { Dialog } from '@/components/ui/dialog/dialog';
import { listItemStyles } from '@/components/ui/select/list-styles';
import { StatusBadge } from '@/components/ui/status-badge';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { formatMoney } from '@/lib/format/money';
import { useClaimsFound } from './use-claims-found';
import { type Command, useCommands } from './use-commands';

export function PaletteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const { deeds, views, claim } = useCommands(typed.trim());
  const { claims, marks, error, looking } = useClaimsFound(typed);
  const mark = useMark(marks);
  const input = useRef<HTMLInputElement>(null);

  const chosen = useRef<(() => void) | null>(null);
  function choose(run: () => void) {
    chosen.current = run;
    onClose();
  }
  // Once the dialog is closed and has given the focus back: an action may take it.
  useEffect(
    () => () => {
      const run = chosen.current;
      if (run) requestAnimationFrame(() => setTimeout(run));
    },
    [],
  );

  const count = claims.length + views.length + deeds.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      flush
      initialFocus={input}
    >
      <List label={t('title')} shouldFilter={false} loop className="flex min-h-0 flex-col">
        <List.Input
          ref={input}
          value={typed}
          onValueChange={setTyped}
          placeholder={t('placeholder')}
          maxLength={200}
          className="h-12 w-full shrink-0 border-b border-line bg-sheet px-4 placeholder:text-ink-faint focus-visible:-outline-offset-3 sm:px-6"
        />
        <List.List
          label={t('found')}
          className="h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain p-2 sm:px-4"
        >
          {claims.length > 0 && (
            <Group heading={t('claims')}>
              {claims.map(({ id, claimNumber, creditorName, claimAmount, status }) => (
                <Item key={id} id={`claim:${id}`} onChoose={() => choose(claim(id))}>
                  <span className="figures shrink-0 font-semibold">{mark(claimNumber)}</span>
                  <span className="min-w-0 grow truncate">{mark(creditorName)}</span>
                  <span className="figures shrink-0 max-sm:hidden">{formatMoney(claimAmount)}</span>
                  <span className="shrink-0 max-sm:hidden">
                    <StatusBadge status={status} />
                  </span>
                </Item>
              ))}
            </Group>
          )}
          {error && <p className="px-2 py-2 text-red">{errorText(error)}</p>}
          <Commands heading={t('deeds')} commands={deeds} onChoose={choose} />
          <Commands heading={t('views')} commands={views} onChoose={choose} />
          {count === 0 && !looking && !error && (
            <p className="px-2 py-6 text-center text-ink-soft">{t('nothing')}</p>
          )}
        </List.List>
      </List>
      <p role="status" className="border-t border-line px-4 py-1.5 text-sm text-ink-soft sm:px-6">
        {looking ? t('looking') : t('count', { count })}
      </p>
    </Dialog>
  );
}

interface CommandsProps {
  heading: string;
  commands: readonly Command[];
  onChoose: (run: () => void) => void;
}

function Commands({ heading, commands, onChoose }: CommandsProps) {
  if (commands.length === 0) return null;
  return (
    <Group heading={heading}>
      {commands.map(({ id, label, pressed, run }) => (
        <Item key={id} id={id} onChoose={() => onChoose(run)}>
          <span className="min-w-0 grow">{label}</span>
          {pressed && (
            <kbd className="shrink-0 rounded-sm border border-line-strong bg-paper px-1.5 text-sm max-sm:hidden">
              {pressed}
            </kbd>
          )}
        </Item>
      ))}
    </Group>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <List.Group
      heading={heading}
      className="mb-2 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-soft"
    >
      {children}
    </List.Group>
  );
}

interface ItemProps {
  id: string;
  onChoose: () => void;
  children: ReactNode;
}

const Item = ({ id, onChoose, children }: ItemProps) => (
  <List.Item value={id} onSelect={onChoose} className={listItemStyles}>
    {children}
  </List.Item>
);
