'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { WithSnippets } from '@/components/snippets/with-snippets';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';

interface GiveBackProps {
  claimNumber: string;
  onGiveBack: (remark: string) => void;
  onClose: () => void;
}

export function GiveBack({ claimNumber, onGiveBack, onClose }: GiveBackProps) {
  const t = useTranslations('desk.giveBack');
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [remark, setRemark] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = asked && remark.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (remark.trim() === '') setAsked(true);
    else onGiveBack(remark.trim());
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { number: claimNumber })}
      size="sm"
      initialFocus={field}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label={t('remark')} required error={missing ? t('required') : undefined}>
          <WithSnippets kind="remark" value={remark} onTake={setRemark}>
            <Textarea
              ref={field}
              value={remark}
              onChange={({ target }) => setRemark(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
              }}
            />
          </WithSnippets>
        </Field>
      </form>
    </Dialog>
  );
}
