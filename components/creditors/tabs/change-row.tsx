import { useTranslations } from 'next-intl';
import { FacilityList } from '@/components/claims/facility-list';
import type { Change, Side } from '@/lib/creditor-lists/differing';
import { formatMoney } from '@/lib/format/money';
import { LineNotes } from './line-notes';
import { Cell, Row } from './plain-table';

const furtherAmounts = ['contingent', 'notAdmitted', 'underVerification'] as const;
const covers = ['securedAmount', 'guaranteedAmount', 'setOffAmount'] as const;

/** A line as it was in one of the two lists. */
function SideCell({ label, side }: { label: string; side: Side | null }) {
  const t = useTranslations('creditors.changes');
  const columns = useTranslations('creditors.columns');
  const sheet = useTranslations('creditors.sheet.columns');
  const lines = useTranslations('creditors.lines');
  if (!side) return <Cell label={label}>–</Cell>;
  const { annexure, claimed, admitted, votingDebt, share, creditorClass, relatedParty } = side;
  const further = furtherAmounts.filter((name) => side[name] !== '0.00');
  const covered = covers.filter((name) => side[name] !== '0.00');
  return (
    <Cell label={label} className="min-w-48 align-top">
      <div>
        <span className="block text-ink-soft">
          {t('annexure', { number: annexure })}
          {share && ` · ${t('share', { share })}`}
        </span>
        {creditorClass && <span className="block wrap-anywhere">{creditorClass.name}</span>}
        {t('side', { claimed: formatMoney(claimed), admitted: formatMoney(admitted) })}
        {further.map((name) => (
          <span key={name} className="block">
            {columns(name)}: {formatMoney(side[name])}
          </span>
        ))}
        {votingDebt && votingDebt !== admitted && (
          <span className="block">
            {columns('votingDebt')}: {formatMoney(votingDebt)}
          </span>
        )}
        {covered.map((name) => (
          <span key={name} className="block">
            {sheet(name)}: {formatMoney(side[name])}
          </span>
        ))}
        {relatedParty && <span className="block text-ink-soft">{lines('related')}</span>}
        <LineNotes line={side} />
        {side.facilities && <FacilityList facilities={side.facilities} />}
      </div>
    </Cell>
  );
}

export function ChangeRow({ change }: { change: Omit<Change, 'claimId'> }) {
  const sheet = useTranslations('creditors.sheet');
  const t = useTranslations('creditors.changes');
  const columns = useTranslations('creditors.columns');
  return (
    <Row>
      <Cell label={columns('change')} className="align-top">
        {t(`kinds.${change.kind}`)}
      </Cell>
      <Cell className="min-w-40 align-top">
        <span>
          <span className="font-semibold wrap-anywhere">{change.name ?? sheet('remainder')}</span>
          <span className="block text-ink-soft">{change.claimNumber}</span>
        </span>
      </Cell>
      <SideCell label={columns('before')} side={change.before} />
      <SideCell label={columns('after')} side={change.after} />
    </Row>
  );
}
