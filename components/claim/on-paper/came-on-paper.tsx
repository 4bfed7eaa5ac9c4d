'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '@/components/ui/dates/date-field';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { NativeSelect } from '@/components/ui/select/native-select';
import { dayInIndia } from '@/lib/format/date';
import { maxSender, waysOfReceipt } from '@/lib/reference/received-by';
import type { Came } from './use-came';

interface CameOnPaperProps {
  came: Came;
  onCame: (came: Came) => void;
  /** Names what is missing. */
  asked: boolean;
}

export function CameOnPaper({ came, onCame, asked }: CameOnPaperProps) {
  const t = useTranslations('changes.onPaper');
  const { receivedOn, receivedBy, sender } = came;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <DateField
        label={t('receivedOn')}
        required
        asked={asked}
        error={asked && !receivedOn && t('receivedOnMissing')}
        max={dayInIndia(new Date())}
        value={receivedOn}
        onChange={(day) => onCame({ ...came, receivedOn: day })}
      />
      <Field
        label={t('receivedBy')}
        required
        error={asked && !receivedBy ? t('receivedByMissing') : undefined}
      >
        <NativeSelect
          placeholder="–"
          options={waysOfReceipt.map((value) => ({ value, label: t(`ways.${value}`) }))}
          value={receivedBy}
          onChange={({ target }) =>
            onCame({ ...came, receivedBy: waysOfReceipt.find((way) => way === target.value) ?? '' })
          }
        />
      </Field>
      <Field
        label={t('sender')}
        required
        error={asked && !sender.trim() ? t('senderMissing') : undefined}
      >
        <Input
          value={sender}
          maxLength={maxSender}
          onChange={({ target }) => onCame({ ...came, sender: target.value })}
        />
      </Field>
    </div>
  );
}
