'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { densities } from '@/lib/claims/queues/list-layout';
import { ColumnRow } from './column-row';
import { useLayoutDraft } from './use-layout-draft';

/** The choice of columns, their order and widths, and of how dense rows are; kept once it is saved. */
export function LayoutDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ip.claims.layout');
  const ui = useTranslations('ui');
  const { density, setDensity, columns, change, move, reset, save, pending } =
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
      <RadioGroup
        aria-label={t('density')}
        layout="boxes"
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
