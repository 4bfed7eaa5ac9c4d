import { useTranslations } from 'next-intl';
import { useFacilityWords } from '@/components/claims/facility-list';
import { formatMoney } from '@/lib/format/money';
import type { Facility } from '@/lib/law/facilities';
import { Cell, Figure, Row } from './plain-table';

interface FacilityRowsProps {
  facilities: readonly Facility[] | null | undefined;
  /** Columns before the serial number, between the name and the amounts, and after them. */
  before: number;
  between: number;
  after: number;
}

const Blank = ({ columns }: { columns: number }) =>
  columns > 0 && (
    <Cell span={columns} className="max-md:hidden!">
      {null}
    </Cell>
  );

/** The facilities of a lender below its line, by letter, each with its amounts and its security. */
export function FacilityRows({ facilities, before, between, after }: FacilityRowsProps) {
  const t = useTranslations('creditors.columns');
  const { letterOf, nameOf, securityOf } = useFacilityWords();
  return (facilities ?? []).map((facility, at) => (
    <Row key={letterOf(at)}>
      <Blank columns={before} />
      <Cell label={t('slNo')}>({letterOf(at)})</Cell>
      <Cell className="min-w-48 wrap-anywhere">
        <span>
          {nameOf(facility)}
          {facility.securities.map((security) => (
            <span
              key={JSON.stringify(security)}
              className="block font-normal text-ink-soft wrap-anywhere"
            >
              {securityOf(security)}
            </span>
          ))}
        </span>
      </Cell>
      <Blank columns={between} />
      <Figure label={t('claimed')}>{formatMoney(facility.claimed)}</Figure>
      <Figure label={t('admitted')}>{formatMoney(facility.admitted)}</Figure>
      <Blank columns={after} />
    </Row>
  ));
}
