'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { NoteField } from '@/components/claims/note-field';
import { Button } from '@/components/ui/button';
import { useTransfer } from './use-transfer';

export function RefusalForm({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('transfers.refusal');
  const [reasons, setReasons] = useState('');
  const [asked, setAsked] = useState(false);
  const { send, pending } = useTransfer(id, onClose);
  const missing = reasons.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!missing) send({ deed: 'refuse', body: { reasons: reasons.trim() } });
  }

  return (
    <form noValidate aria-label={t('title')} onSubmit={submit} className="grid gap-3">
      <NoteField
        label={t('reasons')}
        required
        hint={t('hint')}
        counted={(room) => t('count', room)}
        error={asked && missing && t('missing')}
        value={reasons}
        onChange={setReasons}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" pending={pending}>
          {t('refuse')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
