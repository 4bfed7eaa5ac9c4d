'use client';

import { useTranslations } from 'next-intl';
import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { dialogStyles, overlayStyles } from './dialog-styles';
import { useReturnFocus } from './use-return-focus';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** The person cannot undo the action. */
  danger?: boolean;
  pending?: boolean;
  /** Close it yourself when the work is done. */
  onConfirm: () => void;
};

/** Asks before an important action; the focus starts on the button that cancels. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel } = props;
  const t = useTranslations('ui');
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyles} />
        <Radix.Content {...returnFocus} className={cn(dialogStyles, 'p-5 sm:max-w-md sm:p-6')}>
          <Radix.Title className="text-lg font-semibold text-peacock-deep">{title}</Radix.Title>
          <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
          {props.children && <div className="mt-4">{props.children}</div>}
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel ?? t('cancel')}</Button>
            </Radix.Cancel>
            <Button
              variant={props.danger ? 'danger' : 'primary'}
              pending={props.pending}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
