'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Input } from '@/components/ui/fields/input';
import { alwaysShown, columnWidths, type PlacedColumn } from '@/lib/claims/queues/list-layout';

type ColumnRowProps = {
  column: PlacedColumn;
  first: boolean;
  last: boolean;
  onChange: (to: Partial<PlacedColumn>) => void;
  onMove: (by: 1 | -1) => void;
};

/** One column: whether it is shown, how wide, and where. */
export function ColumnRow({ column, first, last, onChange, onMove }: ColumnRowProps) {
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
          // Not disabled: the focus would be lost at either end.
          aria-disabled={by < 0 ? first : last}
          onClick={() => onMove(by)}
        >
          {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        </Button>
      ))}
    </li>
  );
}
