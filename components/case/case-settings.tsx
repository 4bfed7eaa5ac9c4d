'use client';

import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Spinner } from '@/components/ui/loading/spinner';
import { caseSections } from '@/lib/case/fields';
import type { SettingName } from '@/lib/case/settings';
import { paths } from '@/lib/client/paths/paths';
import { type CaseAsTold, queries } from '@/lib/client/queries/queries';
import { CreditorClasses } from './classes/creditor-classes';
import { FactsSection } from './facts/case-form';
import { RatesCard } from './rates/rates-card';
import { LettersByMail, TwoPeople } from './rules/case-setting';
import { QuestionDays } from './rules/question-days';
import { RulesCard } from './rules/rules-card';
import { UnsavedContext } from './section/parts';
import { SectionList } from './section/section-list';

/** The section of each setting, in their order. */
const sectionOf: Record<SettingName, ComponentType<{ now: CaseAsTold }>> = {
  determinationNeedsTwo: TwoPeople,
  letterMail: LettersByMail,
  questionDays: QuestionDays,
  remindBefore: QuestionDays,
  remindAfter: QuestionDays,
};

const settings = Object.entries(sectionOf).filter(
  ([, Section], place, all) => all.findIndex(([, one]) => one === Section) === place,
);

export function CaseSettings() {
  const t = useTranslations('ip.case');
  // Somebody else may have changed what was loaded before.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queries.case,
    refetchOnMount: 'always',
  });
  return (
    <div className="mx-auto max-w-6xl">
      <Link
        href={paths.ipDashboard}
        className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-8"
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      {data && isFetchedAfterMount ? (
        <Sections now={data} />
      ) : error && !isFetching ? (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid min-h-60 place-items-center">
          <Spinner label={t('loading')} className="size-8" />
        </div>
      )}
    </div>
  );
}

/** One way of saving: each section has its button, and the list of sections says which are not saved. */
function Sections({ now }: { now: CaseAsTold }) {
  const t = useTranslations('ip.case');
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback((section: string, changed: boolean) => {
    setUnsaved((before) => {
      if (before.has(section) === changed) return before;
      const after = new Set(before);
      if (changed) after.add(section);
      else after.delete(section);
      return after;
    });
  }, []);
  // What the address names is there only now.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const sections = [
    ...caseSections.map((id) => ({ id, title: t(`sections.${id}`) })),
    { id: 'classes', title: t('classes.title') },
    { id: 'rates', title: t('rates.title') },
    { id: 'verification', title: t('verification.title') },
    { id: 'letters', title: t('letters.title') },
    { id: 'questions', title: t('questions.title') },
    { id: 'rules', title: t('rules.title') },
  ];
  return (
    <UnsavedContext value={tell}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 md:grid-cols-[13rem_minmax(0,1fr)]">
        <SectionList sections={sections} unsaved={unsaved} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {caseSections.map((section) => (
            <FactsSection key={section} section={section} facts={now} />
          ))}
          <CreditorClasses />
          <RatesCard now={now} />
          {settings.map(([setting, Section]) => (
            <Section key={setting} now={now} />
          ))}
          <RulesCard />
        </div>
      </div>
    </UnsavedContext>
  );
}
