'use client';

import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Textarea } from '@/components/ui/fields/textarea';
import { acceptOf, slots } from '@/lib/documents/content/slots';
import { ChosenFiles } from './chosen-files';
import { useComposer } from './use-composer';

type ComposerProps = {
  me: string;
  claimId: string;
  /** How a new message begins, see useComposer. */
  begun?: string | undefined;
  onSend: (text: string, files: readonly File[]) => void;
  box: RefObject<HTMLTextAreaElement | null>;
};

export function Composer({ me, claimId, begun, onSend, box }: ComposerProps) {
  const t = useTranslations('chat');
  const hint = useId();
  const picker = useRef<HTMLInputElement>(null);
  const { text, write, attachments, left, canSend, send } = useComposer(me, claimId, onSend, begun);

  // A person who continues a begun message writes at its end.
  useEffect(() => {
    const { current: field } = box;
    field?.setSelectionRange(field.value.length, field.value.length);
  }, [box]);

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a word, Enter chooses the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="grid gap-2 border-t border-line px-4 py-3 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
        box.current?.focus();
      }}
    >
      <ChosenFiles
        files={attachments.files}
        onRemove={attachments.remove}
        onAsIs={attachments.sendAsIs}
      />
      {attachments.turning && (
        <p role="status" className="text-sm text-ink-soft">
          {t('turning')}
        </p>
      )}
      <div className="flex items-end gap-2">
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={acceptOf(slots.chat)}
          onChange={({ target }) => {
            void attachments.add([...(target.files ?? [])]);
            // The person may choose the same file again after removing it.
            target.value = '';
          }}
        />
        <Button
          variant="quiet"
          aria-label={t('attach')}
          title={t('attachHint', attachments.limits)}
          className="px-2.5"
          onClick={() => picker.current?.click()}
        >
          <Paperclip aria-hidden="true" />
        </Button>
        <Textarea
          ref={box}
          rows={1}
          aria-label={t('text')}
          aria-describedby={hint}
          placeholder={t('placeholder')}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 min-h-11! resize-none"
        />
        <Button type="submit" disabled={!canSend} aria-label={t('send')} className="px-3">
          <SendHorizontal aria-hidden="true" />
          <span className="max-sm:hidden">{t('send')}</span>
        </Button>
      </div>
      <p
        id={hint}
        className={cn('text-sm', left < 0 ? 'text-red' : 'text-ink-soft max-md:sr-only')}
      >
        {left < 0
          ? t('tooLong', { count: -left })
          : left < 1000
            ? t('left', { count: left })
            : t('hint')}
      </p>
    </form>
  );
}
