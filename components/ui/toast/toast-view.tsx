'use client';

import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import * as Radix from 'radix-ui/toast';
import { useRef, useSyncExternalStore } from 'react';
import { cn } from '@/components/ui/cn';
import type { ToastPlace } from './free-place';
import { dismissToast, toastStore } from './toast';
import { useFreePlace } from './use-free-place';

const variants = {
  plain: { box: 'border-line-strong border-l-peacock', ink: 'text-peacock', Icon: Info },
  success: { box: 'border-green-line border-l-green', ink: 'text-green', Icon: CircleCheck },
  destructive: { box: 'border-red-line border-l-red', ink: 'text-red', Icon: CircleAlert },
};

const edges: Record<ToastPlace, string> = {
  'bottom-right': 'right-0 bottom-0',
  'bottom-left': 'left-0 bottom-0',
  bottom: 'inset-x-0 bottom-0 mx-auto',
  'top-right': 'right-0 top-0',
  'top-left': 'left-0 top-0',
  top: 'inset-x-0 top-0 mx-auto',
};

/** The toast on the screen and its region. F8 moves focus there. */
export function ToastView() {
  const t = useTranslations('ui');
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.none);
  const viewport = useRef<HTMLOListElement>(null);
  const { place, top } = useFreePlace(viewport, shown?.open && shown.id);
  const { box, ink, Icon } = variants[shown?.variant ?? 'plain'];
  return (
    <Radix.Provider duration={5000} label={t('notification')}>
      {shown && (
        <Radix.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          duration={shown.duration}
          type={shown.variant === 'destructive' ? 'foreground' : 'background'}
          className={cn('toast', box)}
        >
          <Icon className={cn('mt-0.5 size-5 shrink-0', ink)} aria-hidden="true" />
          <div className="min-w-0 flex-1">
            <Radix.Title className={cn('font-semibold', ink)}>{shown.title}</Radix.Title>
            {shown.description && <Radix.Description>{shown.description}</Radix.Description>}
          </div>
          <Radix.Close aria-label={t('dismiss')} className="toast-close">
            <X className="size-4.5" aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        // A dialog hides all but live regions from assistive technology; Radix announces toasts itself.
        aria-live="off"
        hotkey={['F8']}
        label={t('notificationsRegion', { hotkey: 'F8' })}
        ref={viewport}
        className={cn('fixed z-60 w-full max-w-md p-4 outline-none', edges[place])}
        style={top === undefined ? undefined : { top, bottom: 'auto' }}
      />
    </Radix.Provider>
  );
}
