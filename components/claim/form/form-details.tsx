'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FoldingCard } from '@/components/claim/folding-card';
import { Mask } from '@/components/claim-form/masked/mask';
import { useFormWords, usePlaceWords } from '@/components/claim-form/use-form-words';
import { Card, CardBody } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { onDemand } from '@/components/ui/loading/on-demand';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/records/present';
import type { DetailGroup, FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { isTable } from '@/lib/forms/definitions/rows';
import { identifierOf } from '@/lib/forms/identifier';
import { behaviourOf } from '@/lib/forms/kinds/behaviours';
import { formTitle, groupTitle, labelOf } from '@/lib/forms/labels';
import { type DetailEntry, displayValue, groupsOf } from '@/lib/forms/view';
import { type Fact, Facts } from './facts';
import { useReveal } from './use-reveal';

/** For who reads it for another purpose: which groups come first, and what stands elsewhere. */
export interface Arrangement {
  order: readonly DetailGroup[];
  isElsewhere: (entry: DetailEntry) => boolean;
}

interface FormDetailsProps {
  claim: PresentedClaim;
  /** Replaces the heading where the page has already named the form. */
  lead?: ReactNode;
  /** With it the lead comes last. */
  arranged?: Arrangement;
  folded?: boolean;
  /** How its claimant can change it now. */
  how?: ReactNode;
}

export function FormDetails({ claim, lead, arranged, folded, how }: FormDetailsProps) {
  const t = useTranslations('claim.form');
  const words = useFormWords();
  const form = formOf(claim.creditorType);
  const found = groupsOf(form, claim.claimData);
  const groups = arranged ? rearranged(found, arranged) : found;
  const body = (
    <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {how}
      {groups.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      {groups.map(({ group, entries }) => (
        <DetailSection key={group} claim={claim} form={form} group={group} entries={entries} />
      ))}
    </CardBody>
  );
  if (!lead)
    return (
      <FoldingCard name="form" title={t('title')} text={formTitle(words, form)} folded={folded}>
        {body}
      </FoldingCard>
    );
  return (
    <Card aria-labelledby="form-heading">
      <h2 id="form-heading" className="sr-only">
        {t('title')}
      </h2>
      {arranged && body}
      <div className={cn('px-4 sm:px-6', arranged ? 'pb-3' : 'pt-3')}>
        {arranged && <div className="perforated mb-3" />}
        {lead}
        {!arranged && <div className="perforated mt-3" />}
      </div>
      {!arranged && body}
    </Card>
  );
}

type Groups = ReturnType<typeof groupsOf>;

const rearranged = (groups: Groups, { order, isElsewhere }: Arrangement): Groups =>
  [...groups]
    .sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter((entry) => !isElsewhere(entry)),
    }))
    .filter(({ entries }) => entries.length > 0);

const RowsTable = onDemand(async () => (await import('./rows-table')).RowsTable, {
  loading: Spinner,
});

interface DetailSectionProps {
  claim: Pick<PresentedClaim, 'id' | 'version'>;
  form: FormDefinition;
  group: DetailGroup;
  entries: DetailEntry[];
}

function DetailSection({ claim, form, group, entries }: DetailSectionProps) {
  const words = useFormWords();
  const places = usePlaceWords();
  const language = useLocale();

  function factOf({ field, value }: DetailEntry): Fact {
    const label = labelOf(words, form, field.name);
    if (typeof value !== 'string') {
      return {
        id: field.name,
        label,
        value: isTable(field) && (
          <RowsTable
            key={claim.version}
            claimId={claim.id}
            form={form}
            field={field}
            rows={value}
          />
        ),
        wide: true,
      };
    }
    const written = (text: string) => displayValue(words, form, field, text, language, places);
    if (identifierOf(field)) {
      const number = { claimId: claim.id, name: field.name, label, mask: value, written };
      return { id: field.name, label, value: <MaskedValue key={claim.version} {...number} /> };
    }
    const wide = behaviourOf(field.kind).layout === 'paragraph';
    return { id: field.name, label, value: written(value), wide };
  }

  return (
    <section aria-labelledby={`group-${group}`}>
      <h3 id={`group-${group}`} className="mb-3 text-lg text-peacock">
        {groupTitle(words, group)}
      </h3>
      <Facts columns={3} facts={entries.map(factOf)} />
    </section>
  );
}

interface MaskedValueProps {
  claimId: string;
  name: string;
  label: string;
  mask: string;
  written: (value: string) => string;
}

function MaskedValue({ claimId, name, label, mask, written }: MaskedValueProps) {
  const t = useTranslations('claim.form');
  const { values, pending, toggle } = useReveal(claimId, name);
  const value = values?.[name];
  return (
    <span className="figures inline-flex flex-wrap items-baseline gap-x-3">
      {value === undefined ? <Mask mask={mask} /> : written(value)}
      <button
        type="button"
        className="link min-h-6 max-md:min-h-11"
        aria-label={t(pending ? 'showing' : value === undefined ? 'showValue' : 'hideValue', {
          label,
        })}
        aria-disabled={pending}
        onClick={() => pending || toggle()}
      >
        {t(pending ? 'opening' : value === undefined ? 'show' : 'hide')}
      </button>
    </span>
  );
}
