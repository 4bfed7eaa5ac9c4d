'use client';

import { useTranslations } from 'next-intl';
import { useAsideText } from '@/components/claim/use-aside-text';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { SetAside } from '@/lib/claims/records/set-aside-columns';

interface AsideNoticeProps {
  aside: SetAside;
  pending: boolean;
  onTakeUp: () => void;
}

/** Says that the open claim was set aside, by whom and why, and takes it up again. */
export function AsideNotice({ aside, pending, onTakeUp }: AsideNoticeProps) {
  const t = useTranslations('desk.setAside');
  const textOf = useAsideText();
  const hint = useKeyHint(deskKeys);
  return (
    <Alert
      tone="blue"
      title={textOf(aside)}
      actions={
        <Button
          variant="secondary"
          size="sm"
          pending={pending}
          onClick={onTakeUp}
          {...hint('setAside')}
        >
          {t('takeUp')}
        </Button>
      }
    >
      {aside.note && <p className="whitespace-pre-line wrap-anywhere">{aside.note}</p>}
    </Alert>
  );
}
