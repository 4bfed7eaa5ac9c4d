'use client';

import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { AmountField } from '@/components/desk/determination/amount-field';
import {
  mostReasons,
  useReasonOptions,
  useSameReason,
} from '@/components/desk/determination/reasons';
import { type DeskValues, noReason, refusedOf } from '@/components/desk/determination/values';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { WithSnippets } from '@/components/snippets/with-snippets';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { NativeSelect } from '@/components/ui/select/native-select';
import { isReasonCode, namedWith, needsText } from '@/lib/law/reasons';
import { saysId } from './cell';

interface ReasonDockProps {
  /** The head in focus. */
  at: number | null;
  /** The one that had it last. */
  last: number;
  labelAt: (at: number) => string;
}

/**
 * Why a head is not admitted, or only contingently: the one in focus, else the last one or the first that needs a reason. Its place below
 * the table is kept, so that no row moves.
 */
export function ReasonDock({ at, last, labelAt }: ReasonDockProps) {
  const { control } = useFormContext<DeskValues>();
  const heads = useWatch({ control, name: 'heads' });
  const needs = heads.map((head) => refusedOf(head) > 0n);
  const shown = at ?? (needs[last] ? last : Math.max(0, needs.indexOf(true)));
  return heads[shown] ? (
    <ReasonsOf key={shown} at={shown} label={labelAt(shown)} needed={needs[shown] === true} />
  ) : null;
}

interface ReasonsOfProps {
  at: number;
  label: string;
  needed: boolean;
}

function ReasonsOf({ at, label, needed }: ReasonsOfProps) {
  const t = useTranslations('desk.determination');
  const { control } = useFormContext<DeskValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `heads.${at}.reasons` });
  return (
    <div data-dock="" data-head={at} className="reason-dock">
      {!needed ? (
        <p className="self-center text-sm text-ink-soft">{t('noReason', { head: label })}</p>
      ) : (
        fields.map((field, row) => (
          <ReasonLine
            key={field.id}
            at={at}
            row={row}
            label={label}
            alone={fields.length === 1}
            onAdd={
              row === fields.length - 1 && fields.length < mostReasons
                ? () => append(noReason)
                : undefined
            }
            onRemove={() => remove(row)}
          />
        ))
      )}
    </div>
  );
}

interface ReasonLineProps {
  at: number;
  row: number;
  label: string;
  alone: boolean;
  onAdd: (() => void) | undefined;
  onRemove: () => void;
}

function ReasonLine({ at, row, label, alone, onAdd, onRemove }: ReasonLineProps) {
  const t = useTranslations('desk.determination');
  const hint = useKeyHint(deskKeys);
  const options = useReasonOptions();
  const sameForAll = useSameReason(at);
  const { control, register, getFieldState, getValues, setValue, formState } =
    useFormContext<DeskValues>();
  const name = `heads.${at}.reasons.${row}` as const;
  const code = useWatch({ control, name: `${name}.code` });
  const said = useWatch({ control, name: `${name}.text` });
  const names = (isReasonCode(code) && namedWith(code)) || 'text';
  const wired = (field: 'code' | 'text') => ({
    'aria-invalid': getFieldState(`${name}.${field}`, formState).invalid || undefined,
    'aria-describedby': saysId(at),
    ...register(`${name}.${field}`),
  });
  return (
    <div className="flex items-end gap-1">
      <Field
        className="grow basis-32"
        label={t(alone ? 'reasonFor' : 'reasonOf', { number: row + 1, head: label })}
      >
        <NativeSelect placeholder={t('chooseReason')} options={options} {...wired('code')} />
      </Field>
      <Field
        className="grow basis-20"
        label={t(`reasonTexts.${names}`)}
        required={isReasonCode(code) && needsText(code)}
      >
        <WithSnippets
          kind="reason"
          value={said}
          onTake={(text) =>
            setValue(`${name}.text`, text, {
              shouldDirty: true,
              shouldValidate: formState.isSubmitted,
            })
          }
          inLine
        >
          <Input autoComplete="off" {...wired('text')} />
        </WithSnippets>
      </Field>
      {!alone && (
        <>
          <AmountField name={`${name}.amount`} label={t('reasonAmountShort')} className="w-24" />
          <Button variant="quiet" size="icon" aria-label={t('removeReason')} onClick={onRemove}>
            <X aria-hidden="true" />
          </Button>
        </>
      )}
      {onAdd && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('addReason')}
          data-add-reason
          onClick={onAdd}
          {...hint('addReason')}
        >
          <Plus aria-hidden="true" />
        </Button>
      )}
      {alone && code !== '' && getValues('heads').length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          data-same-reason
          onClick={sameForAll}
          {...hint('sameReason')}
        >
          {t('sameReason')}
        </Button>
      )}
    </div>
  );
}
