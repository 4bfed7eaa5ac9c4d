import CircleCheck from 'lucide-react/icons/circle-check';
import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { papers } from '@/lib/papers/kinds';
import type { CheckedPaper } from '@/lib/papers/present';
import { CheckAnother } from './check-another';

/** Tells the holder of a paper that it is genuine, and what to compare. */
export function CheckedFacts({ paper }: { paper: CheckedPaper }) {
  const t = useTranslations('papers.public');
  const kinds = useTranslations('claim.papers.kinds');
  const at = useTranslations('papers');
  const language = useLocale();
  const facts = [
    [t('kind'), kinds(paper.kind)],
    [t('issuedAt'), at('at', { when: formatDateTime(paper.issuedAt, language) })],
    [t('claimNumber'), paper.claimNumber],
    [t(papers[paper.kind].amount), formatMoney(paper.amount)],
  ];
  return (
    <Card aria-labelledby="check-heading">
      <div className="kinari" aria-hidden="true" />
      <CardHeader
        id="check-heading"
        level={1}
        title={
          <span className="flex items-start gap-2">
            <CircleCheck className="mt-1 size-6 shrink-0 text-green" aria-hidden="true" />
            {t('genuine')}
          </span>
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <dl className="grid gap-3">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="figures text-lg font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <Alert tone={paper.replaced ? 'amber' : 'blue'}>
          {t(paper.replaced ? 'replaced' : 'current')}
        </Alert>
        <p className="text-sm text-ink-soft">{t('compare')}</p>
        <CheckAnother />
      </CardBody>
    </Card>
  );
}
