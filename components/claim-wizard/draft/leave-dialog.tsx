'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';

interface LeaveDialogProps {
  /** Saves what is not saved; throws when it cannot. */
  save: () => Promise<void>;
  /** Files are on their way, which leaving would stop. */
  busy: boolean;
  /** What is not saved, if anything is, and whether it outlives the page on this device. */
  unsaved: 'kept' | 'lost' | null;
  pending: boolean;
  onStay: () => void;
  onLeave: () => void;
}

const reasons = { lost: 'text', kept: 'kept', none: 'offline' } as const;

/** How long a save may take before the person is asked. */
const saveTimeoutMs = 1_000;

/** Saves and leaves; asks only when something would be lost. */
export function LeaveDialog({ save, busy, unsaved, pending, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('wizard.leave');
  // Without a network the page that one goes to may not open.
  const [asking, setAsking] = useState(busy || !navigator.onLine);
  const begin = useEffectEvent(() => {
    if (asking) return;
    save().then(onLeave, () => setAsking(true));
  });
  useEffect(() => {
    begin();
    const timer = setTimeout(() => setAsking(true), saveTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  if (!asking) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onStay()}
      title={t('title')}
      description={t(busy ? 'busy' : reasons[unsaved ?? 'none'])}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      danger
      pending={pending}
      onConfirm={onLeave}
    />
  );
}
