'use client';

import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { keyOfAction, type ViewerAction } from './viewer-keys';

interface ToolButtonProps {
  action: ViewerAction;
  Icon: LucideIcon;
  onPress: () => void;
  disabled?: boolean;
  /** Hidden on a phone, where fingers do the same and room is short. */
  wide?: boolean;
}

/** The tooltip names its key. */
export function ToolButton({
  action,
  Icon,
  onPress,
  disabled = false,
  wide = false,
}: ToolButtonProps) {
  const t = useTranslations('viewer');
  const key = keyOfAction(action);
  const label = t(`actions.${action}`);
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-keyshortcuts={`${key} Alt+${key}`}
      title={t('withKey', { label, key: key.toUpperCase() })}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
      className={cn(disabled && 'opacity-55', wide && 'max-sm:hidden')}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
