import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WhichForm } from '@/components/landing/which-form';
import { StatusBadge } from '@/components/ui/status-badge';
import { paths } from '@/lib/client/paths/paths';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';
import { papersOf } from '@/lib/forms/papers';
import { claimStatuses } from '@/lib/reference/claim-status';
import { Contact } from './contact';
import { HelpSection } from './help-section';

// Withdrawing explains itself: the reader does it.
const statuses = claimStatuses.filter((status) => status !== 'withdrawn');

const questionNames = [
  'cost',
  'nopapers',
  'late',
  'mistake',
  'stop',
  'money',
  'who',
  'password',
] as const;

const steps = ['account', 'form', 'fill', 'papers', 'submit'] as const;

/** The server renders all of it. */
export function Help() {
  const t = useTranslations('help');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-3xl text-peacock-deep">{t('title')}</h1>
        <p className="text-ink-soft">{t('text')}</p>
      </div>
      <Contact />
      <HowToFile />
      <WhichForm href={paths.newClaimOf} />
      <Papers />
      <Statuses />
      <Questions />
    </div>
  );
}

function HowToFile() {
  const t = useTranslations('help.how');
  return (
    <HelpSection id="how" title={t('title')}>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-marigold-deep">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </HelpSection>
  );
}

function Questions() {
  const t = useTranslations('help.questions');
  return (
    <HelpSection id="questions" title={t('title')}>
      <div className="divide-y divide-line">
        {questionNames.map((name) => (
          <Folded key={name} title={t(`list.${name}.q`)}>
            <p>{t(`list.${name}.a`)}</p>
          </Folded>
        ))}
      </div>
    </HelpSection>
  );
}

function Statuses() {
  const t = useTranslations('help.statuses');
  return (
    <HelpSection id="statuses" title={t('title')}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {statuses.map((status) => (
          <div key={status} className="gap-4 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt>
              <StatusBadge status={status} />
            </dt>
            <dd className="max-sm:mt-1">{t(status)}</dd>
          </div>
        ))}
      </dl>
    </HelpSection>
  );
}

function Papers() {
  const t = useTranslations('help.papers');
  const guide = useTranslations('guide');
  const types = useTranslations('forms.creditorTypes');
  return (
    <HelpSection id="papers" title={t('title')} text={t('text')}>
      <div className="divide-y divide-line">
        {creditorTypes.map((type) => (
          <Folded
            key={type}
            title={`${guide('finder.open', { letter: letterOf(type) })} · ${types(`${type}.label`)}`}
          >
            <ul className="list-disc pl-6">
              {papersOf[type].map((paper) => (
                <li key={paper}>{guide(`papers.${paper}`)}</li>
              ))}
            </ul>
          </Folded>
        ))}
      </div>
    </HelpSection>
  );
}

/** A title that opens what is below it, also without scripts. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2.5 font-semibold hover:text-peacock">
        {title}
        <ChevronDown
          className="size-5 shrink-0 text-peacock group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
