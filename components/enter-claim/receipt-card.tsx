'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateField } from '@/components/ui/dates/date-field';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import { dayInIndia } from '@/lib/format/date';
import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';
import { creditorTypeLabel } from '@/lib/forms/labels';
import { letterOf } from '@/lib/forms/letter';
import { waysOfReceipt } from '@/lib/reference/received-by';
import type { Receipt } from './receipt';

interface ReceiptCardProps {
  type: CreditorType | null;
  onType: (type: CreditorType) => void;
  receipt: Receipt;
  onReceipt: (receipt: Receipt) => void;
  /** Names what is missing. */
  asked: boolean;
}

export function ReceiptCard({ type, onType, receipt, onReceipt, asked }: ReceiptCardProps) {
  const t = useTranslations('enter');
  const words = useFormWords();
  const { receivedOn, receivedBy } = receipt;
  return (
    <Card aria-labelledby="receipt-heading">
      <CardHeader id="receipt-heading" title={t('receipt')} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Field label={t('form')} required {...(asked && !type && { error: t('chooseFirst') })}>
          <NativeSelect
            placeholder={t('chooseForm')}
            options={creditorTypes.map((value) => ({
              value,
              label: t('formOf', {
                letter: letterOf(value),
                label: creditorTypeLabel(words, value),
              }),
            }))}
            value={type ?? ''}
            onChange={(event) => onType(event.currentTarget.value as CreditorType)}
          />
        </Field>
        <Field
          label={t('receivedBy')}
          required
          {...(asked && !receivedBy && { error: t('waysNeeded') })}
        >
          <NativeSelect
            placeholder="–"
            options={waysOfReceipt.map((value) => ({ value, label: t(`ways.${value}`) }))}
            value={receivedBy}
            onChange={(event) =>
              onReceipt({
                ...receipt,
                receivedBy: event.currentTarget.value as Receipt['receivedBy'],
              })
            }
          />
        </Field>
        <DateField
          label={t('receivedOn')}
          required
          hint={t('receivedOnHint')}
          asked={asked}
          error={asked && !receivedOn && t('receivedOnNeeded')}
          max={dayInIndia(new Date())}
          value={receivedOn}
          onChange={(day) => onReceipt({ ...receipt, receivedOn: day })}
        />
      </CardBody>
    </Card>
  );
}
