'use client';

import { useMutation } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useIpClaims } from '@/components/ip-dashboard/ip-claims-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Input } from '@/components/ui/fields/input';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { toast } from '@/components/ui/toast/toast';
import {
  alwaysShown,
  columnsOf,
  columnWidths,
  densities,
  type ListColumn,
  type ListLayout,
  type PlacedColumn,
} from '@/lib/claims/queues/list-layout';
import { keepCookie } from '@/lib/client/keep-cookie';
import { saveListLayout } from '@/lib/client/mutations/list-layout';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { listRows, listRowsFrom, listRowsKey } from '@/lib/reference/list-rows';
import { useListLayout } from './use-list-layout';

/** Chooses columns, their order and widths, and how dense rows are; the list changes once it is saved. */
export function LayoutDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ip.claims.layout');
  const ui = useTranslations('ui');
  const { rows, setRows, density, setDensity, columns, change, move, reset, save, pending } =
    useLayoutDraft(onClose);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={reset}>
            {t('reset')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button pending={pending} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <h3 id="layout-rows" className="mb-1 font-semibold">
        {t('rowsOnPage')}
      </h3>
      <RadioGroup
        aria-labelledby="layout-rows"
        layout="row"
        options={listRows.map((value) => ({ value: String(value), label: String(value) }))}
        value={String(rows)}
        onValueChange={(value) => setRows(listRowsFrom(value))}
      />
      <p className="mt-1 text-sm text-ink-soft">{t('rowsHere')}</p>
      <h3 id="layout-density" className="mt-4 mb-1 font-semibold">
        {t('density')}
      </h3>
      <RadioGroup
        aria-labelledby="layout-density"
        layout="row"
        options={densities.map((value) => ({ value, label: t(value) }))}
        value={density}
        onValueChange={(value) => setDensity(densities.find((one) => one === value) ?? 'dense')}
      />
      <h3 id="layout-columns" className="mt-4 mb-1 font-semibold">
        {t('columns')}
      </h3>
      <ol aria-labelledby="layout-columns" className="divide-y divide-line">
        {columns.map((column, at) => (
          <ColumnRow
            key={column.id}
            column={column}
            first={at === 0}
            last={at === columns.length - 1}
            onChange={(to) => change(column.id, to)}
            onMove={(by) => move(at, by)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

type ColumnRowProps = {
  column: PlacedColumn;
  first: boolean;
  last: boolean;
  onChange: (to: Partial<PlacedColumn>) => void;
  onMove: (by: 1 | -1) => void;
};

function ColumnRow({ column, first, last, onChange, onMove }: ColumnRowProps) {
  const t = useTranslations('ip.claims.layout');
  const columns = useTranslations('ip.claims.columns');
  const { id, shown, width } = column;
  const name = columns(id);
  return (
    <li className="flex items-center gap-1">
      <div className="min-w-0 grow">
        <Checkbox
          label={name}
          checked={shown}
          disabled={alwaysShown.includes(id)}
          title={alwaysShown.includes(id) ? t('always') : undefined}
          onCheckedChange={(checked) => onChange({ shown: checked === true })}
        />
      </div>
      <div className="w-22 shrink-0">
        <Input
          type="number"
          inputMode="numeric"
          aria-label={t('width', { column: name })}
          placeholder={t('auto')}
          min={columnWidths.min}
          max={columnWidths.max}
          value={width ?? ''}
          onChange={({ target }) =>
            onChange({ width: target.value === '' ? null : Math.trunc(Number(target.value)) })
          }
        />
      </div>
      {([-1, 1] as const).map((by) => (
        <Button
          key={by}
          variant="quiet"
          size="icon"
          data-move={by}
          aria-label={t(by < 0 ? 'up' : 'down', { column: name })}
          // Not disabled: the button would lose the focus at either end.
          aria-disabled={by < 0 ? first : last}
          onClick={() => onMove(by)}
        >
          {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        </Button>
      ))}
    </li>
  );
}

const widthOf = (width: number | null | undefined) =>
  width ? Math.min(Math.max(width, columnWidths.min), columnWidths.max) : null;

/** The layout while the person chooses; the list does not show it before it is saved. */
function useLayoutDraft(onSaved: () => void) {
  const t = useTranslations('ip.claims.layout');
  const errorText = useErrorText();
  const kept = useListLayout();
  const { rows: keptRows, setRows: chooseRows } = useIpClaims();
  const [rows, setRows] = useState(keptRows);
  const [density, setDensity] = useState<ListLayout['density']>(kept.density);
  const [columns, setColumns] = useState<PlacedColumn[]>(kept.columns);
  const { mutate, isPending } = useMutation({
    ...saveListLayout,
    onSuccess: () => {
      keepCookie(listRowsKey, String(rows));
      chooseRows(rows);
      toast({ variant: 'success', title: t('saved') });
      onSaved();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return {
    rows,
    setRows,
    density,
    setDensity,
    columns,
    change: (id: ListColumn, to: Partial<PlacedColumn>) =>
      setColumns((before) => before.map((one) => (one.id === id ? { ...one, ...to } : one))),
    move: (at: number, by: 1 | -1) =>
      setColumns((before) => {
        const [moved, other] = [before[at], before[at + by]];
        if (!moved || !other) return before;
        return before.map((one, place) => (place === at ? other : place === at + by ? moved : one));
      }),
    reset() {
      setRows(listRows[0]);
      setDensity('dense');
      setColumns(columnsOf(null));
    },
    save: () =>
      mutate({
        density,
        columns: columns.map(({ id, shown, width }) => ({ id, shown, width: widthOf(width) })),
      }),
    pending: isPending,
  };
}
