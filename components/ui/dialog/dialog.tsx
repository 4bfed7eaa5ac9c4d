'use client';

import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { cn } from '@/components/ui/cn';
import { curtainStyles, dialogStyles, overlayStyles } from './dialog-styles';
import { useReturnFocus } from './use-return-focus';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, fixed at the lower edge. Put the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Beside the title, e.g. an error line or a badge. */
  aside?: ReactNode;
  /** The content has its own edges and scrolls by itself. */
  flush?: boolean;
  /** Hides everything behind it. */
  curtain?: boolean;
  /** Where the focus starts; by default on the first element that takes it. */
  initialFocus?: RefObject<HTMLElement | null>;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

/** A task over the page. Load it with next/dynamic where it opens on demand. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md', aside } = props;
  const t = useTranslations('ui');
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={props.curtain ? curtainStyles : overlayStyles} />
        <Radix.Content
          className={cn(dialogStyles, widths[size])}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            if (!props.initialFocus?.current) return;
            event.preventDefault();
            props.initialFocus.current.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="kinari shrink-0" aria-hidden="true" />
          <div className="flex items-start justify-between gap-3 px-4 pt-2 sm:px-6">
            <div className="min-w-0">
              <Radix.Title className="text-xl font-semibold text-peacock-deep">{title}</Radix.Title>
              {description && (
                <Radix.Description className="text-ink-soft">{description}</Radix.Description>
              )}
              {aside}
            </div>
            <Radix.Close
              aria-label={t('close')}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-paper-deep hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </div>
          <div
            className={
              props.flush
                ? 'mt-3 flex min-h-0 flex-1 flex-col border-t border-line short:min-h-64 short:shrink-0'
                : 'min-h-0 flex-1 overflow-y-auto px-4 py-4 short:flex-none short:overflow-y-visible sm:px-6'
            }
          >
            {children}
          </div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-4 py-3 sm:px-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
