'use client';

import { useTranslations } from 'next-intl';
import {
  type Ref,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { type FieldIssue, fieldIssueOf } from '@/components/claim-form/errors/field-issues';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useMatches } from '@/components/ui/use-matches';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { screenOf, screensOf } from '@/lib/forms/definitions/screens';
import { sectionTitle } from '@/lib/forms/labels';
import { FormSection } from './form-section';
import { leftOpen } from './left-open';
import { ScreenButtons } from './screen-buttons';
import { isPhone, useScreens } from './use-screens';

// The form works without this list, so nothing says that it could not load.
const SectionList = onDemand(async () => (await import('./section-list')).SectionList, {
  quiet: true,
});

/** Leads to the telephone's next screen; false if there is none, or no screens at all. */
export type Onward = () => boolean;

type FormScreensProps = {
  form: FormDefinition;
  invalidPaths: readonly string[];
  onward: Ref<Onward>;
};

/** The sections of a form: one below the other with a list beside them, or one screen at a time on a telephone. */
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
      {/* Positioned, so that words for screen readers on other screens do not make the page wider. */}
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

/** Loads only where there is room beside the form. */
function SectionAside({ form }: { form: FormDefinition }) {
  const fits = useMatches('(width >= 80rem)');
  return (
    fits && (
      // Otherwise the browser would anchor its scroll to the list, and not to the fields, when something above them grows.
      <div className="absolute inset-y-0 right-full mr-6 w-44 [overflow-anchor:none]">
        <SectionList form={form} />
      </div>
    )
  );
}

const none: readonly FieldIssue[] = [];

/** Finds what is missing or wrong in the screens that the person has left, and in no other. */
function useSectionCheck(form: FormDefinition) {
  const t = useTranslations('wizard.form');
  const words = useFormWords();
  const { getValues } = useFormContext<ClaimValues>();
  const { isWrong } = useContext(MaskedNumbersContext);
  const [found, setFound] = useState<ReadonlyMap<number, readonly FieldIssue[]>>(new Map());
  const [refused, setRefused] = useState<number | null>(null);
  return {
    paths: useMemo(() => [...found.values()].flat().map((issue) => issue.stablePath), [found]),
    /** Why the person could not leave this screen. */
    issuesOf: (screen: number) => (screen === refused && found.get(screen)) || none,
    /** True if nothing is missing or wrong in this screen. */
    check(screen: number) {
      const values = getValues();
      const issues = leftOpen(form, values, isWrong)
        .filter(({ path }) => screenOf(form, path) === screen)
        .map((problem) =>
          fieldIssueOf(words, form, values, problem, (table, label, serial) =>
            t(`table.${table}.cell`, { label, serial }),
          ),
        );
      setFound(new Map(found).set(screen, issues));
      setRefused(issues.length > 0 ? screen : null);
      return issues.length === 0;
    },
    /** The person goes on all the same. */
    leave: () => setRefused(null),
  };
}
