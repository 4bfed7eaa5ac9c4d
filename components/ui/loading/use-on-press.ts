'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { toast } from '@/components/ui/toast/toast';

/**
 * A part that takes the place of its button, open, once it was pressed and the part has come; and what to do on the press. That it cannot be
 * had is said, and the next press tries again.
 */
export function useOnPress<Props>(load: () => Promise<ComponentType<Props>>) {
  const t = useTranslations('ui.part');
  const [Part, setPart] = useState<ComponentType<Props>>();
  const press = () =>
    load().then(
      (part) => setPart(() => part),
      () => toast({ variant: 'destructive', title: t('failed'), description: t('text') }),
    );
  return [Part, press] as const;
}
