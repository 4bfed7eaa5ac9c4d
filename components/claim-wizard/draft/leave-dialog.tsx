'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';

interface LeaveDialogProps {
  /** Throws when it cannot save. */
  save: () => Promise<void>;
  /** Files are still uploading; leaving would stop them. */
  busy: boolean;
  /** What is not saved: null for nothing, 'kept' if this device keeps it, 'lost' otherwise. */
  unsaved: 'kept' | 'lost' | null;
  pending: boolean;
  onStay: () => void;
  onLeave: () => void;
}

const reasons = { lost: 'text', kept: 'kept', none: 'offline' } as const;

/** After so long a save, the page asks the person. */
const saveTimeoutMs = 1_000;

/** Saves and leaves; asks only when something would be lost. */
export function LeaveDialog({ save, busy, unsaved, pending, onStay, onLeave }: LeaveDialogProps) {
  const t = useTranslations('wizard.leave');
  // Without a network the next page may not open.
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
