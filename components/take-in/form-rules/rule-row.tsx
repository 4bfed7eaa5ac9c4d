'use client';

import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/select/native-select';
import { creditorTypes } from '@/lib/forms/definitions/field';
import type { FormRule } from '@/lib/registers/mapping';
import { useFormOptions, useRuleName } from './use-rule-words';

interface RuleRowProps {
  rule: FormRule;
  /** From 0, of so many. */
  place: number;
  count: number;
  heads: readonly string[];
  onChange: (next: FormRule) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

export function RuleRow(props: RuleRowProps) {
  const { rule, place, count, heads, onChange, onMove, onRemove } = props;
  const t = useTranslations('takeIn.form');
  const nameOf = useRuleName(heads);
  const options = useFormOptions();
  const number = { place: place + 1 };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line p-2">
      <p className="min-w-0 grow basis-56 break-words">
        <span className="figures">{number.place}.</span> {nameOf(rule)}
      </p>
      {'form' in rule && (
        <div className="min-w-0 grow basis-56">
          <NativeSelect
            aria-label={t('which', number)}
            value={rule.form}
            onChange={({ target }) => {
              const form = creditorTypes.find((type) => type === target.value);
              if (form) onChange({ ...rule, form });
            }}
            options={options}
          />
        </div>
      )}
      <div className="flex items-center">
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            variant="quiet"
            size="icon"
            aria-label={t(by < 0 ? 'up' : 'down', number)}
            // Not disabled: the button would lose the focus at either end.
            aria-disabled={(by < 0 ? place === 0 : place === count - 1) || undefined}
            onClick={() => onMove(by)}
          >
            {by < 0 ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
          </Button>
        ))}
        <Button variant="quiet" size="sm" aria-label={t('removeOf', number)} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
