'use client';

import KeyRound from 'lucide-react/icons/key-round';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFocusBack } from '@/components/security/reauthentication/use-focus-back';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/format/date';
import type { ListedPasskey } from '@/lib/identity/passkeys/read';
import { RemovePasskey } from './remove-passkey';
import { RenamePasskey } from './rename-passkey';

type PasskeyRowProps = {
  passkey: ListedPasskey;
  /** Whether it is the only second step. */
  last: boolean;
};

/** One passkey: its name, since when it is there and when it was used, and what can be done about it. */
export function PasskeyRow({ passkey, last }: PasskeyRowProps) {
  const t = useTranslations('security.passkeys');
  const locale = useLocale();
  const [task, setTask] = useState<'rename' | 'remove' | null>(null);
  const box = useFocusBack(task !== null);
  const end = () => setTask(null);
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className="py-3 first:pt-0">
      <div ref={box}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <KeyRound className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
          <div className="min-w-0 flex-1 basis-52">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-soft">
              {t('addedOn', { when: formatDateTime(addedAt, locale) })}
              {' · '}
              {lastUsedAt
                ? t('lastUsed', { when: formatDateTime(lastUsedAt, locale) })
                : t('neverUsed')}
            </p>
          </div>
          {!task && (
            <div className="flex gap-2 max-sm:ml-10">
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('renameNamed', { name })}
                onClick={() => setTask('rename')}
              >
                {t('rename')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('removeNamed', { name })}
                onClick={() => setTask('remove')}
              >
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
        {task === 'rename' && <RenamePasskey passkey={passkey} onClose={end} />}
        {task === 'remove' && <RemovePasskey passkey={passkey} last={last} onClose={end} />}
      </div>
    </li>
  );
}
