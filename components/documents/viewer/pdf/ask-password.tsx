'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useViewerKeys } from '@/components/documents/viewer/bar/use-viewer-keys';
import { keyOfAction } from '@/components/documents/viewer/bar/viewer-keys';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { PasswordInput } from '@/components/ui/fields/password-input';

interface AskPasswordProps {
  /** The last password did not open it. */
  wrong: boolean;
  onAnswer: (password: string) => void;
  /** The whole viewer, which answers the keys. */
  root: RefObject<HTMLElement | null>;
}

/** Asks for the password of a locked document; stores it nowhere and does not send it. */
export function AskPassword({ wrong, onAnswer, root }: AskPasswordProps) {
  const t = useTranslations('viewer.password');
  const viewer = useTranslations('viewer');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const focus = () => box.current?.querySelector('input')?.focus();
  // The page's keys still work; the search key, as in other documents, leads to this field.
  useViewerKeys(root, 'password', { find: focus });
  const key = keyOfAction('find').toUpperCase();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (wrong) focus();
  }, [wrong]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // It may stand within another form.
    event.stopPropagation();
    if (password) onAnswer(password);
  }

  return (
    <form
      ref={box}
      noValidate
      onSubmit={submit}
      aria-label={t('title')}
      className="absolute inset-x-0 top-0 z-10 m-4 grid max-w-md gap-3 rounded-md border border-line bg-sheet p-4 shadow-raised"
    >
      <p role="status" className="font-semibold text-peacock">
        {t('title')}
      </p>
      <Field label={t('label')} hint={t('hint')} error={wrong ? t('wrong') : undefined}>
        <PasswordInput
          visible={visible}
          onVisibleChange={setVisible}
          autoComplete="off"
          aria-keyshortcuts={`${key} Alt+${key}`}
          title={viewer('withKey', { label: t('label'), key })}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        {t('open')}
      </Button>
    </form>
  );
}
