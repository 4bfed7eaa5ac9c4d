'use client';

import Calculator from 'lucide-react/icons/calculator';
import { useTranslations } from 'next-intl';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { Button } from '@/components/ui/button';

interface InterestButtonProps {
  label: string;
  /** In a table: a sign alone. */
  slim?: boolean;
  onPress: () => void;
}

/** Opens the calculation of the interest that can be admitted under a head of interest. */
export function InterestButton({ label, slim, onPress }: InterestButtonProps) {
  const t = useTranslations('law.calculator');
  const hint = useKeyHint(deskKeys);
  return (
    <Button
      data-interest
      variant={slim ? 'quiet' : 'secondary'}
      size="sm"
      aria-label={slim ? t('openFor', { head: label }) : undefined}
      className={slim ? 'px-0.5' : undefined}
      onClick={onPress}
      {...hint('interest')}
    >
      <Calculator aria-hidden="true" />
      {!slim && t('open')}
    </Button>
  );
}
