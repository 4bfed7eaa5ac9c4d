'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';
import type { useDeeds } from './use-deeds';
import type { DeskValues } from './values';

interface DeedButtonsProps {
  deeds: ReturnType<typeof useDeeds>;
  onDecide: () => void;
  onPropose: () => void;
  onGiveBack: (() => void) | undefined;
  onSetAside: (() => void) | undefined;
}

/** Confirms, proposes or returns, as the person's role and their changes allow. */
export function DeedButtons({
  deeds,
  onDecide,
  onPropose,
  onGiveBack,
  onSetAside,
}: DeedButtonsProps) {
  const t = useTranslations('desk.deeds');
  const hint = useKeyHint(deskKeys);
  const { control, getValues } = useFormContext<DeskValues>();
  // Renders again with each change.
  useWatch({ control });
  const values = getValues();
  const main = deeds.mainDeed(values);
  const waiting = deeds.waiting(values);
  return (
    <>
      {waiting && <p className="text-sm text-ink-soft">{t(`waiting.${waiting}`)}</p>}
      <div className="flex flex-wrap justify-end gap-2">
        {onSetAside && (
          <Button variant="quiet" className="mr-auto" onClick={onSetAside} {...hint('setAside')}>
            {t('setAside')}
          </Button>
        )}
        {onGiveBack && (
          <Button variant="secondary" onClick={onGiveBack} {...hint('giveBack')}>
            {t('return')}
          </Button>
        )}
        {main === 'confirm' && !deeds.standingProposal(values) && (
          <Button variant="secondary" onClick={onPropose} {...hint('proposeOnly')}>
            {t('propose')}
          </Button>
        )}
        <Button onClick={onDecide} disabled={waiting !== undefined} {...hint('decide')}>
          {t(main === 'propose' ? 'propose' : 'confirm')}
        </Button>
      </div>
    </>
  );
}
