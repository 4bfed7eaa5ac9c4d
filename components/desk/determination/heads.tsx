'use client';

import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeys } from '@/components/keys/use-keys';
import { useMatches } from '@/components/ui/use-matches';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { rowHeads, rowNumberOf } from '@/lib/law/heads';
import { type Filling, filled, fillings } from './fill';
import { HeadPages } from './head-pages';
import { HeadRow } from './head-row';
import { HeadsTable } from './table/heads-table';
import { ReasonDock } from './table/reason-dock';
import { SumsLine } from './table/sums';
import { Tools } from './table/tools';
import { Totals, type TotalsProps } from './totals';
import { useMoved } from './use-moved';
import { type DeskValues, paise, refusedOf } from './values';

/** A form of a thousand employees is filled in by the hundred. */
const perPage = 100;

/** Where fingers type, each head has a card. */
const onPhones = '(width < 48rem)';

/** The head whose row, or reason, gets the focus. */
interface Wanted {
  at: number;
  dock: boolean;
}

interface HeadsProps extends TotalsProps {
  claim: PresentedClaim;
  labelOf: (head: string) => string;
  /** Opens the list that is pasted by name, with what was pasted already. */
  onPaste: (text: string) => void;
  /** Opens the calculation of a head's interest. */
  onInterest: (at: number) => void;
}

const headOf = (element: Element | null) => {
  const row = element?.closest<HTMLElement>('[data-head]');
  return row ? Number(row.dataset.head) : null;
};

/** Presses a button of the focused head, or the first such button. */
function pressInHead(button: string) {
  const inFocus = document.activeElement?.closest('[data-head]');
  const found = inFocus?.querySelector<HTMLElement>(button);
  (found ?? document.querySelector<HTMLElement>(button))?.click();
}

/** The heads of the claim with their amounts; keys and tools fill the focused head, or all. */
export function Heads({ claim, labelOf, onPaste, onInterest, ...totals }: HeadsProps) {
  const { getValues, setValue, formState } = useFormContext<DeskValues>();
  const box = useRef<HTMLDivElement>(null);
  const phone = useMatches(onPhones);
  const [page, setPage] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  const [last, setLast] = useState(0);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const { moved, typed, movable, move } = useMoved(claim);
  const all = getValues('heads');
  const shown = all.flatMap(({ head, claimed }, at) =>
    typed || rowNumberOf(head) || paise(claimed) > 0n ? [at] : [],
  );
  const pageCount = Math.max(1, Math.ceil(shown.length / perPage));
  const hasRows = rowHeads(claim).length > 0;
  const labelAt = (at: number) => labelOf(all[at]?.head ?? '');

  const { submitCount, errors } = formState;
  const wrong = errors.heads?.findIndex?.((error) => error !== undefined) ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (wrong < 0) return;
    setPage(Math.floor(Math.max(0, shown.indexOf(wrong)) / perPage));
    const { reasons, ...others } = errors.heads?.[wrong] ?? {};
    setWanted({ at: wrong, dock: reasons !== undefined && Object.keys(others).length === 0 });
  }, [submitCount]);

  // Once its row, or its reason, is there.
  useEffect(() => {
    if (!wanted || phone) return;
    const { at, dock } = wanted;
    const within = dock ? '[data-dock]' : `tr[data-head="${at}"]`;
    const found = ['[aria-invalid=true]', 'select', 'input[name$=".admitted"]']
      .map((selector) => box.current?.querySelector<HTMLElement>(`${within} ${selector}`))
      .find(Boolean);
    found?.focus();
    setWanted(null);
  }, [wanted, phone]);

  const toReason = useCallback(
    (at: number) => {
      setLast(at);
      setWanted({ at, dock: refusedOf(getValues(`heads.${at}`)) > 0n });
    },
    [getValues],
  );

  function fill(filling: Filling, only: number | null) {
    setValue(
      'heads',
      getValues('heads').map((head, at) =>
        only === null || only === at ? filled(head, filling) : head,
      ),
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  }

  const fillByKey = Object.fromEntries(
    fillings.map((filling) => [filling, () => fill(filling, headOf(document.activeElement))]),
  ) as Record<Filling, () => void>;
  useKeys(deskKeys, 'heads', {
    ...fillByKey,
    addReason: () => pressInHead('[data-add-reason]'),
    sameReason: () => pressInHead('[data-same-reason]'),
    moved: movable ? () => move(!moved) : undefined,
    headPages: pageCount > 1 ? () => setPage((page + 1) % pageCount) : undefined,
    paste: hasRows ? () => onPaste('') : undefined,
    interest: () => pressInHead('[data-interest]'),
    toAmounts: () =>
      document.querySelector<HTMLInputElement>('[data-head] input[name$=".admitted"]')?.focus(),
  });

  function onFocus({ target }: FocusEvent) {
    const at = headOf(target);
    setActive(at);
    if (at !== null) setLast(at);
  }

  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    // The window alone has lost it.
    if (relatedTarget === null && document.activeElement === target) return;
    if (!currentTarget.contains(relatedTarget)) setActive(null);
  }

  const onPage = shown.slice(page * perPage, (page + 1) * perPage);
  const pages = pageCount > 1 && (
    <HeadPages
      page={page}
      pageCount={pageCount}
      from={page * perPage + 1}
      to={Math.min(shown.length, (page + 1) * perPage)}
      total={shown.length}
      onTurn={setPage}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notes which head has the focus
    <div ref={box} className="contents" onFocus={onFocus} onBlur={onBlur}>
      <Tools
        head={active === null || phone ? undefined : labelAt(active)}
        onFill={(filling) => fill(filling, phone ? null : active)}
        onPaste={hasRows ? () => onPaste('') : undefined}
      />
      {phone ? (
        <div className="grid gap-2 px-3 pb-3">
          {onPage.map((at) => (
            <HeadRow
              key={at}
              at={at}
              label={labelAt(at)}
              divided={typed}
              claim={claim}
              onInterest={onInterest}
            />
          ))}
          {pages}
          <Totals {...totals} />
        </div>
      ) : (
        <>
          <HeadsTable
            claim={claim}
            shown={onPage}
            labelAt={labelAt}
            typed={typed}
            active={active}
            onReason={toReason}
            onInterest={onInterest}
            onPaste={hasRows ? onPaste : undefined}
          />
          {pages}
          <SumsLine {...totals} active={active} labelAt={labelAt} />
          <ReasonDock at={wanted?.at ?? active} last={last} labelAt={labelAt} />
        </>
      )}
    </div>
  );
}
