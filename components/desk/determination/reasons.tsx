'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { WithSnippets } from '@/components/snippets/with-snippets';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { NativeSelect } from '@/components/ui/select/native-select';
import { isReasonCode, namedWith, needsText, reasonCodes } from '@/lib/law/reasons';
import { AmountField } from './amount-field';
import { type DeskValues, noReason, refusedOf } from './values';

export const mostReasons = 20;

export function useReasonOptions() {
  const t = useTranslations('desk.determination');
  const sentences = useTranslations('law.reasons');
  return reasonCodes.map((value) => ({
    value,
    label: value === 'other' ? t('otherReason') : sentences(value, { given: 'no', text: '' }),
  }));
}

/** Gives every head that needs one the first reason of this head. */
export function useSameReason(at: number) {
  const { getValues, setValue, formState } = useFormContext<DeskValues>();
  return () => {
    const [reason] = getValues(`heads.${at}.reasons`);
    if (!reason) return;
    const heads = getValues('heads').map((head) =>
      refusedOf(head) > 0n ? { ...head, reasons: [{ ...reason }] } : head,
    );
    setValue('heads', heads, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
}

/** Why a head is not admitted, or only contingently. A single reason stands for all of it. */
export function Reasons({ at }: { at: number }) {
  const t = useTranslations('desk.determination');
  const hint = useKeyHint(deskKeys);
  const { control } = useFormContext<DeskValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `heads.${at}.reasons` });
  return (
    <div className="mt-2 grid gap-2 border-t border-line pt-2">
      {fields.map((field, row) => (
        <ReasonRow
          key={field.id}
          at={at}
          row={row}
          alone={fields.length === 1}
          onRemove={() => remove(row)}
        />
      ))}
      {fields.length < mostReasons && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          data-add-reason
          onClick={() => append(noReason)}
          {...hint('addReason')}
        >
          {t('addReason')}
        </Button>
      )}
    </div>
  );
}

interface ReasonRowProps {
  at: number;
  row: number;
  alone: boolean;
  onRemove: () => void;
}

function ReasonRow({ at, row, alone, onRemove }: ReasonRowProps) {
  const t = useTranslations('desk.determination');
  const hint = useKeyHint(deskKeys);
  const options = useReasonOptions();
  const sameForAll = useSameReason(at);
  const { control, register, getFieldState, getValues, setValue, formState } =
    useFormContext<DeskValues>();
  const name = `heads.${at}.reasons.${row}` as const;
  const code = useWatch({ control, name: `${name}.code` });
  const said = useWatch({ control, name: `${name}.text` });
  const errorOf = (field: 'code' | 'text') =>
    getFieldState(`${name}.${field}`, formState).error?.message;
  const names = (isReasonCode(code) && namedWith(code)) || 'text';
  return (
    <div className="grid gap-1.5">
      <Field label={t(alone ? 'reason' : 'reasonOf', { number: row + 1 })} error={errorOf('code')}>
        <NativeSelect
          placeholder={t('chooseReason')}
          options={options}
          {...register(`${name}.code`)}
        />
      </Field>
      <Field
        label={t(`reasonTexts.${names}`)}
        required={isReasonCode(code) && needsText(code)}
        error={errorOf('text')}
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
        >
          <Input autoComplete="off" {...register(`${name}.text`)} />
        </WithSnippets>
      </Field>
      {alone && code !== '' && getValues('heads').length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          data-same-reason
          onClick={sameForAll}
          {...hint('sameReason')}
        >
          {t('sameReason')}
        </Button>
      )}
      {!alone && (
        <div className="flex items-end gap-2">
          <AmountField name={`${name}.amount`} label={t('reasonAmount')} className="grow" />
          <Button variant="quiet" size="sm" onClick={onRemove}>
            {t('removeReason')}
          </Button>
        </div>
      )}
    </div>
  );
}
