'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useMatches } from '@/components/ui/use-matches';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { screenOf, screensOf } from '@/lib/forms/definitions/screens';
import { sectionTitle } from '@/lib/forms/labels';
import { FormSection } from './form-section';
import { ScreenButtons } from './screen-buttons';
import { isPhone, useScreens } from './use-screens';
import { useSectionCheck } from './use-section-check';

// The form does without it: that it cannot be had is not said.
const SectionList = onDemand(async () => (await import('./section-list')).SectionList, {
  quiet: true,
});

/** Leads from the screen that a telephone shows to the next. Gives whether there is one, where screens are shown at all. */
export type Onward = () => boolean;

type FormScreensProps = {
  form: FormDefinition;
  invalidPaths: readonly string[];
  onward: Ref<Onward>;
};

/** The sections of a form: below each other with a list beside them, and on a telephone one screen at a time. */
export function FormScreens({ form, invalidPaths, onward }: FormScreensProps) {
  const t = useTranslations('wizard.sections');
  const words = useFormWords();
  const screens = screensOf(form);
  const strip = useRef<HTMLDivElement>(null);
  const { at, follow, scrolled, next, back } = useScreens(strip, screens.length);
  const { paths, issuesOf, check, leave } = useSectionCheck(form);
  const marked = useMemo(() => [...invalidPaths, ...paths], [invalidPaths, paths]);

  function goOn() {
    if (check(at)) next();
  }
  useImperativeHandle(onward, () => () => {
    if (!isPhone() || at + 1 === screens.length) return false;
    goOn();
    return true;
  });

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
              <FormSection key={section.name} form={form} section={section} invalidPaths={marked} />
            ))}
            <ScreenButtons
              onBack={index > 0 ? back : undefined}
              onNext={index + 1 < screens.length ? goOn : undefined}
              nextTitle={sectionTitle(words, screens[index + 1]?.[0] ?? { name: '', fields: [] })}
              issues={issuesOf(index)}
              onLater={() => {
                leave();
                next();
              }}
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
