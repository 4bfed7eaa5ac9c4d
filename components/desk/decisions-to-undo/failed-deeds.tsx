'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { isUnanswered } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type HeldDeed, heldDeeds, useHeldDeeds } from './held-deeds';

interface FailedDeedsProps {
  onOpen: (claimId: string) => void;
}

export function FailedDeeds({ onOpen }: FailedDeedsProps) {
  return useHeldDeeds()
    .filter(({ state }) => state === 'failed')
    .map((deed) => <Failed key={deed.id} deed={deed} onOpen={onOpen} />);
}

/** A decision that the server refused or did not answer: nothing that the person typed is lost. */
function Failed({ deed, onOpen }: { deed: HeldDeed; onOpen: FailedDeedsProps['onOpen'] }) {
  const t = useTranslations('desk.held');
  const errorText = useErrorText();
  return (
    <Alert
      tone="red"
      live
      title={t(`${deed.kind}.failed`, { number: deed.claimNumber })}
      actions={
        <>
          {isUnanswered(deed.error) && (
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
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {errorText(deed.error)}
    </Alert>
  );
}
