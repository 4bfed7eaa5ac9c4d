'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { paths } from '@/lib/client/paths/paths';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface DraftConflictProps {
  /** 'changed' when another page saved it, 'gone' when it was filed or deleted. */
  kind: 'changed' | 'gone';
  onTake: () => Promise<void>;
  onKeep: () => Promise<void>;
  onGiveUp: () => void;
}

/** Says that another page changed or removed the draft, and lets the person choose. Takes the focus. */
export function DraftConflict({ kind, onTake, onKeep, onGiveUp }: DraftConflictProps) {
  const t = useTranslations(kind === 'gone' ? 'wizard.draft.lost' : 'wizard.draft.changed');
  const errorText = useErrorText();
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState(false);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);

  async function choose(act: () => Promise<void>) {
    setPending(true);
    await act()
      .catch((error: unknown) =>
        toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
      )
      .finally(() => setPending(false));
  }

  function giveUp() {
    onGiveUp();
    router.push(paths.home);
  }

  return (
    <div ref={box} tabIndex={-1} className="mb-5 scroll-mt-4 rounded-md">
      <Alert
        tone="amber"
        live
        title={t('title')}
        actions={
          <>
            <Button
              variant="secondary"
              size="sm"
              pending={pending}
              onClick={() => (kind === 'gone' ? giveUp() : choose(onTake))}
            >
              {t('take')}
            </Button>
            <Button variant="secondary" size="sm" disabled={pending} onClick={() => choose(onKeep)}>
              {t('keep')}
            </Button>
          </>
        }
      >
        {t('text')}
      </Alert>
    </div>
  );
}
