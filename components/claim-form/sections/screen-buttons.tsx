'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';

type ScreenButtonsProps = {
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Of the section that Next leads to. */
  nextTitle: string;
};

/** The way from one screen of the form to the next, on a telephone. */
export function ScreenButtons({ onBack, onNext, nextTitle }: ScreenButtonsProps) {
  const t = useTranslations('wizard.sections');
  return (
    <div className="grid gap-2 md:hidden">
      {onNext && (
        <Button size="lg" className="w-full justify-between" onClick={onNext}>
          <span className="min-w-0 text-left">{t('next', { title: nextTitle })}</span>
          <ChevronRight aria-hidden="true" />
        </Button>
      )}
      {onBack && (
        <Button variant="quiet" className="justify-self-start" onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
          {t('back')}
        </Button>
      )}
    </div>
  );
}
