'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { formatMoney, fromPaise } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import { type DeskValues, paise } from './values';

export const conflictId = 'desk-conflict';

interface ConflictProps {
  what: 'claim' | 'determination';
  /** After an edit, going on leaves out what the person typed for the rows of a table. */
  rowsStartAnew: boolean;
  newest: PresentedDetermination | undefined;
  labelOf: (head: string) => string;
  onKeep: () => void;
  onTakeTheirs: () => void;
}

/** Says that the claim changed since the person read it, shows both states, and lets the person take one. */
export function Conflict({
  what,
  rowsStartAnew,
  newest,
  labelOf,
  onKeep,
  onTakeTheirs,
}: ConflictProps) {
  const t = useTranslations('desk.conflict');
  const by = newest?.confirmedBy ?? newest?.proposedBy;
  const who = by ? fullName(by) : t('somebody');
  return (
    <div id={conflictId} tabIndex={-1} className="outline-offset-2">
      <Alert
        tone="amber"
        live
        title={t(`${what}.title`, { who })}
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={onKeep}>
              {t(`${what}.keep`)}
            </Button>
            <Button variant="secondary" size="sm" onClick={onTakeTheirs}>
              {t(`${what}.theirs`)}
            </Button>
          </>
        }
      >
        <p>{t(what === 'claim' && rowsStartAnew ? 'claim.textRows' : `${what}.text`)}</p>
        {what === 'determination' && newest && <Both theirs={newest} labelOf={labelOf} />}
      </Alert>
    </div>
  );
}

const most = 20;

/** What the other person admitted under each head, and what the fields here hold. */
function Both({
  theirs,
  labelOf,
}: {
  theirs: PresentedDetermination;
  labelOf: ConflictProps['labelOf'];
}) {
  const t = useTranslations('desk.conflict');
  const { control } = useFormContext<DeskValues>();
  const mine = useWatch({ control, name: 'heads' });
  return (
    <table className="mt-2 w-full text-sm">
      <caption className="text-left font-semibold">{t('admitted')}</caption>
      <thead>
        <tr className="text-left">
          <th scope="col">{t('head')}</th>
          <th scope="col" className="text-right">
            {t('theirs')}
          </th>
          <th scope="col" className="text-right">
            {t('mine')}
          </th>
        </tr>
      </thead>
      <tbody>
        {theirs.heads.slice(0, most).map(({ head, admitted }) => (
          <tr key={head}>
            <th scope="row" className="text-left font-normal">
              {labelOf(head)}
            </th>
            <td className="figures text-right">{formatMoney(admitted)}</td>
            <td className="figures text-right">
              {formatMoney(fromPaise(paise(mine.find((one) => one.head === head)?.admitted ?? '')))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
