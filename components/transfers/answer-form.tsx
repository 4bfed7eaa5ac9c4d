'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { OneFile, useOneFile } from '@/components/documents/upload/one-file';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { isProfessional } from '@/lib/access/role';
import type { PresentedTransfer } from '@/lib/claims/deeds/transfers/present';
import { sizeLimitOf, slots } from '@/lib/documents/content/slots';
import { useTransfer } from './use-transfer';

type AnswerFormProps = { transfer: PresentedTransfer; onClose: () => void };

/**
 * The new creditor's answer: whether the debt went to them, and whether they are a related party. At the desk with the paper
 * that says so.
 */
export function AnswerForm({ transfer, onClose }: AnswerFormProps) {
  const t = useTranslations('transfers.answer');
  const professional = isProfessional(useUser().role);
  const who = professional ? 'desk' : 'own';
  const [agreed, setAgreed] = useState('');
  const [related, setRelated] = useState('');
  const paper = useOneFile();
  const [inDeed, setInDeed] = useState('');
  const [asked, setAsked] = useState(false);
  const { send, pending } = useTransfer(transfer.id, onClose);
  const paperId = inDeed === 'yes' ? transfer.deed.id : (paper.file?.id ?? null);
  const missing = {
    agreed: agreed === '',
    related: agreed === 'yes' && related === '',
    inDeed: professional && inDeed === '',
    paper: professional && inDeed === 'no' && !paper.file && !paper.busy,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (Object.values(missing).includes(true)) return;
    if (professional && inDeed === 'no' && !paper.mayGo()) return;
    send({
      deed: 'answer',
      body: {
        agreed: agreed === 'yes',
        relatedParty: agreed === 'yes' ? related === 'yes' : null,
        ...(professional ? { paperId } : {}),
      },
    });
  }

  const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
  const error = (name: keyof typeof missing) => (asked && missing[name] ? t('missing') : undefined);

  return (
    <form
      noValidate
      aria-label={t(`${who}.title`)}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
    >
      <Field group required label={t(`${who}.agreed`)} error={error('agreed')}>
        <RadioGroup layout="boxes" value={agreed} onValueChange={setAgreed} options={options} />
      </Field>
      {agreed === 'yes' && (
        <Field
          group
          required
          label={t(`${who}.related`)}
          hint={t('relatedHint')}
          error={error('related')}
        >
          <RadioGroup layout="boxes" value={related} onValueChange={setRelated} options={options} />
        </Field>
      )}
      {professional && (
        <Field group required label={t('desk.inDeed')} error={error('inDeed')}>
          <RadioGroup layout="boxes" value={inDeed} onValueChange={setInDeed} options={options} />
        </Field>
      )}
      {professional && inDeed === 'no' && (
        <OneFile
          label={t('paper')}
          hint={t('paperHint', { size: sizeLimitOf(slots.claim) })}
          error={asked && missing.paper ? t('paperMissing') : undefined}
          chosen={paper}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {t('send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
