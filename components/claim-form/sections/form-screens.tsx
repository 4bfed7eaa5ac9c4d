'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useMatches } from '@/components/ui/use-matches';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { screenOf, screensOf } from '@/lib/forms/definitions/screens';
import { sectionTitle } from '@/lib/forms/labels';
import { FormSection } from './form-section';
import { useScreens } from './use-screens';

// The form does without it: that it cannot be had is not said.
const SectionList = onDemand(async () => (await import('./section-list')).SectionList, {
  quiet: true,
});

type FormScreensProps = { form: FormDefinition; invalidPaths: readonly string[] };

/** The sections of a form: below each other with a list beside them, and on a telephone one screen at a time. */
export function FormScreens({ form, invalidPaths }: FormScreensProps) {
  const t = useTranslations('wizard.sections');
  const words = useFormWords();
  const screens = screensOf(form);
  const strip = useRef<HTMLDivElement>(null);
  const { at, follow, scrolled, next, back } = useScreens(strip, screens.length);

  const wrongAt = screenOf(form, invalidPaths[0] ?? '');
  const goToWrong = useEffectEvent(() => {
    if (wrongAt >= 0) follow(wrongAt);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever the form was checked
  useEffect(() => goToWrong(), [invalidPaths]);

  return (
    <div className="relative min-w-0">
      <SectionAside form={form} />
      {/* Positioned, so that words for screen readers on screens beside it do not make the page wider. */}
      <div
        ref={strip}
        onScroll={scrolled}
        className="relative grid scroll-mt-2 gap-5 max-md:-mx-4 max-md:flex max-md:items-start max-md:gap-0 max-md:overflow-hidden"
      >
        {screens.map((sections, index) => (
          <div
            key={sections[0]?.name}
            data-screen={index + 1}
            data-open={index === at || undefined}
            className="grid min-w-0 gap-5 max-md:w-full max-md:shrink-0 max-md:gap-3 max-md:px-4 max-md:pb-1 max-md:not-data-open:h-0"
          >
            <p className="font-semibold text-peacock-deep md:hidden">
              {t('place', { at: index + 1, count: screens.length })}
            </p>
            {sections.map((section) => (
              <FormSection
                key={section.name}
                form={form}
                section={section}
                invalidPaths={invalidPaths}
              />
            ))}
            <ScreenButtons
              onBack={index > 0 ? back : undefined}
              onNext={index + 1 < screens.length ? next : undefined}
              nextTitle={sectionTitle(words, screens[index + 1]?.[0] ?? { name: '', fields: [] })}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The list of sections, where there is room beside the form; elsewhere it is not even fetched. */
function SectionAside({ form }: { form: FormDefinition }) {
  const fits = useMatches('(width >= 80rem)');
  return (
    fits && (
      // Else the browser would hold on to it, and not to the fields, when something above them grows.
      <div className="absolute inset-y-0 right-full mr-6 w-44 [overflow-anchor:none]">
        <SectionList form={form} />
      </div>
    )
  );
}

type ScreenButtonsProps = {
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Of the section that Next leads to. */
  nextTitle: string;
};

/** The way from one screen of the form to the next, on a telephone. */
function ScreenButtons({ onBack, onNext, nextTitle }: ScreenButtonsProps) {
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
