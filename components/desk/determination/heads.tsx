'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { useKeys } from '@/components/keys/use-keys';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { isDividedAtDesk, rowHeads, rowNumberOf } from '@/lib/law/heads';
import { type Filling, filled, fillings } from './fill';
import { HeadRow } from './head-row';
import { type DeskValues, headsOf, paise } from './values';

const PasteColumn = onDemand(async () => (await import('./paste-column')).PasteColumn, {
  close: ({ onClose }) => onClose(),
});

/** A form of a thousand employees is filled in fifty by fifty. */
const perPage = 50;

interface HeadsProps {
  claim: PresentedClaim;
  labelOf: (head: string) => string;
}

const headInFocus = () => {
  const row = document.activeElement?.closest<HTMLElement>('[data-head]');
  return row ? Number(row.dataset.head) : undefined;
};

/** Presses a button of the focused head, or of the first head with such a button. */
function pressInHead(button: string) {
  const inFocus = document.activeElement?.closest('[data-head]');
  (inFocus ?? document).querySelector<HTMLElement>(button)?.click();
}

/** The heads of the claim with their amounts; keys fill the focused head, or all. */
export function Heads({ claim, labelOf }: HeadsProps) {
  const t = useTranslations('desk.determination');
  const hint = useKeyHint(deskKeys);
  const { control, getValues, setValue, formState } = useFormContext<DeskValues>();
  const [page, setPage] = useState(0);
  const [pasting, setPasting] = useState(false);
  const moved = useWatch({ control, name: 'moved' });
  const divided = isDividedAtDesk(claim);
  const typed = divided || moved;
  const all = getValues('heads');
  const shown = all.flatMap(({ head, claimed }, at) =>
    typed || rowNumberOf(head) || paise(claimed) > 0n ? [at] : [],
  );
  const pageCount = Math.max(1, Math.ceil(shown.length / perPage));
  const movable = !divided && all.length > 1;
  const hasRows = rowHeads(claim).length > 0;

  const { submitCount, errors } = formState;
  const wrong = errors.heads?.findIndex?.((error) => error !== undefined) ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (wrong >= 0) setPage(Math.floor(Math.max(0, shown.indexOf(wrong)) / perPage));
  }, [submitCount]);

  function fill(filling: Filling) {
    const only = headInFocus();
    const heads = getValues('heads');
    setValue(
      'heads',
      heads.map((head, at) => (only === undefined || only === at ? filled(head, filling) : head)),
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  }

  function move(wanted: boolean) {
    setValue('moved', wanted, { shouldDirty: true });
    if (wanted) return;
    const asClaimed = new Map(headsOf(claim).map(({ head, claimed }) => [head, claimed]));
    const back = getValues('heads').map((head) => ({
      ...head,
      claimed: asClaimed.get(head.head) ?? head.claimed,
    }));
    setValue('heads', back, { shouldDirty: true });
  }

  const fillAll = Object.fromEntries(
    fillings.map((filling) => [filling, () => fill(filling)]),
  ) as Record<Filling, () => void>;
  useKeys(deskKeys, 'heads', {
    ...fillAll,
    addReason: () => pressInHead('[data-add-reason]'),
    sameReason: () => pressInHead('[data-same-reason]'),
    moved: movable ? () => move(!moved) : undefined,
    headPages: pageCount > 1 ? () => setPage((page + 1) % pageCount) : undefined,
    paste: hasRows ? () => setPasting(true) : undefined,
    interest: () => document.querySelector<HTMLElement>('[data-interest]')?.click(),
    toAmounts: () =>
      document.querySelector<HTMLInputElement>('[data-head] input[name$=".admitted"]')?.focus(),
  });

  return (
    <div className="grid gap-2">
      <fieldset className="flex flex-wrap gap-1 [&_button]:px-2">
        <legend className="sr-only">{t('allHeads')}</legend>
        {all.filter(({ claimed }) => paise(claimed) > 0n).length > 1 &&
          fillings.map((filling) => (
            <Button
              key={filling}
              variant="secondary"
              size="sm"
              onClick={() => fill(filling)}
              {...hint(filling)}
              aria-label={t('fillHead', { what: t(`fillAll.${filling}`), head: t('allHeads') })}
            >
              {t(`fillAll.${filling}`)}
            </Button>
          ))}
        {hasRows && (
          <Button variant="secondary" size="sm" onClick={() => setPasting(true)} {...hint('paste')}>
            {t('paste')}
          </Button>
        )}
      </fieldset>
      {shown.slice(page * perPage, (page + 1) * perPage).map((at) => (
        <HeadRow
          key={at}
          at={at}
          label={labelOf(all[at]?.head ?? '')}
          divided={typed}
          claim={claim}
        />
      ))}
      {pageCount > 1 && (
        <nav aria-label={t('headPages')} className="flex items-center justify-between gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {t('previousHeads')}
          </Button>
          <span className="figures text-sm" aria-live="polite">
            {t('headPage', {
              from: page * perPage + 1,
              to: Math.min(shown.length, (page + 1) * perPage),
              total: shown.length,
            })}
          </span>
          <Button
            variant="secondary"
            size="sm"
            disabled={page >= pageCount - 1}
            onClick={() => setPage(page + 1)}
            {...hint('headPages')}
          >
            {t('nextHeads')}
          </Button>
        </nav>
      )}
      {movable && (
        <Checkbox
          label={t('moved')}
          {...hint('moved')}
          checked={moved}
          onCheckedChange={(checked) => move(checked === true)}
        />
      )}
      {pasting && (
        <PasteColumn
          from={rowNumberOf(all[shown[page * perPage] ?? 0]?.head ?? '') ?? 1}
          labelOf={labelOf}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
}
