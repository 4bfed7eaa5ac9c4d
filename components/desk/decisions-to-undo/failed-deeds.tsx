'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { useKeys } from '@/components/keys/use-keys';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type HeldDeed, heldDeeds, maySendAgain, useHeldDeeds } from './held-deeds';
import { CutShort, useUnsent } from './use-unsent';

interface FailedDeedsProps {
  onOpen: (claimId: string) => void;
}

/** What was decided and is not sent, also before a reload: over the foot of the page, so that it moves nothing. */
export function FailedDeeds({ onOpen }: FailedDeedsProps) {
  const t = useTranslations('desk.held');
  const hint = useKeyHint(deskKeys);
  const box = useRef<HTMLElement>(null);
  const [shut, setShut] = useState(false);
  const [asked, setAsked] = useState(0);
  useUnsent();
  const failed = useHeldDeeds().filter(({ state }) => state === 'failed');
  useEffect(() => {
    if (asked > 0) box.current?.querySelector<HTMLElement>('li button')?.focus();
  }, [asked]);
  useKeys(deskKeys, 'unsent', {
    unsent:
      failed.length > 0
        ? () => {
            setShut(false);
            setAsked(asked + 1);
          }
        : undefined,
  });
  if (failed.length === 0) return null;
  return (
    <section ref={box} aria-label={t('unsent', { count: failed.length })} className="unsent-deeds">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={!shut}
        onClick={() => setShut(!shut)}
        {...hint('unsent')}
      >
        {t('unsent', { count: failed.length })}
        <ChevronDown aria-hidden="true" className={cn(shut && 'rotate-180')} />
      </Button>
      <ul hidden={shut} className="grid gap-2 overflow-y-auto">
        {failed.map((deed) => (
          <li key={deed.id} onKeyDown={({ key }) => key === 'Delete' && heldDeeds.giveUp(deed.id)}>
            <Failed deed={deed} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A decision that the server refused or did not answer: nothing that the person typed is lost. */
function Failed({ deed, onOpen }: { deed: HeldDeed; onOpen: FailedDeedsProps['onOpen'] }) {
  const t = useTranslations('desk.held');
  const errorText = useErrorText();
  const cut = deed.error instanceof CutShort;
  return (
    <Alert
      tone="red"
      live
      title={t(`${deed.kind}.failed`, { number: deed.claimNumber })}
      actions={
        <>
          {(cut || maySendAgain(deed.error)) && (
            <Button variant="secondary" size="sm" onClick={() => heldDeeds.again(deed.id)}>
              {t('again')}
            </Button>
          )}
          {deed.kind !== 'confirmMany' && (
            <Button variant="secondary" size="sm" onClick={() => onOpen(deed.claimId)}>
              {t('open')}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={() => heldDeeds.giveUp(deed.id)}>
            {t('drop')}
          </Button>
        </>
      }
    >
      {cut ? t('cutShort') : errorText(deed.error)}
    </Alert>
  );
}
