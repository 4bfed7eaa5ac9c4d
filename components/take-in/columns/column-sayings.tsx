'use client';

import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import { kindOf } from '@/lib/registers/facts';
import type { MappedColumn } from '@/lib/registers/mapping';
import type { ColumnsViewProps, ColumnView } from './column-views';

const units = ['1', '100', '1000', '100000', '1000000', '10000000'] as const;
const credits = ['ask', 'credit', 'crore'] as const;

interface ColumnSayingsProps extends Pick<ColumnsViewProps, 'onSaying'> {
  view: ColumnView;
  mapped: MappedColumn;
}

/** What holds for every cell of a column: its unit, what “Cr” is in it, whether its amounts below nothing are advances. */
export function ColumnSayings({ view, mapped, onSaying }: ColumnSayingsProps) {
  const t = useTranslations('takeIn.columns');
  const { at, letter, mark, says } = view;
  const kind = kindOf(mapped.fact);
  const unit = mapped.rupees ?? '1';
  const isKnown = units.some((one) => one === unit);
  if (kind === 'day')
    return says.monthFirst ? (
      <Checkbox
        label={t('monthFirst', { letter })}
        checked={mapped.doubtful === true}
        onCheckedChange={(checked) =>
          onSaying(at, { doubtful: checked === true ? true : undefined })
        }
      />
    ) : null;
  if (kind !== 'amount') return null;
  return (
    <>
      <NativeSelect
        aria-label={t('units.label', { letter })}
        value={unit}
        onChange={({ target }) =>
          onSaying(at, { rupees: target.value === '1' ? undefined : target.value })
        }
        options={[
          ...units.map((one) => ({ value: one as string, label: t(`units.${one}`) })),
          ...(isKnown ? [] : [{ value: unit, label: t('units.other', { rupees: unit }) }]),
        ]}
      />
      {mark && <p className="text-sm font-semibold">{t('mark', { mark })}</p>}
      {says.cr && (
        <Field label={t('cr.label', { letter })}>
          <NativeSelect
            value={mapped.cr ?? 'ask'}
            onChange={({ target }) =>
              onSaying(at, {
                cr: credits.find(
                  (one) => one !== 'ask' && one === target.value,
                ) as MappedColumn['cr'],
              })
            }
            options={credits.map((one) => ({ value: one, label: t(`cr.${one}`) }))}
          />
        </Field>
      )}
      {says.advances && (
        <Checkbox
          label={t('advances', { letter })}
          checked={mapped.advances === true}
          onCheckedChange={(checked) =>
            onSaying(at, { advances: checked === true ? true : undefined })
          }
        />
      )}
    </>
  );
}
