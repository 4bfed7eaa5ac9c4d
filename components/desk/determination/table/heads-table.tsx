'use client';

import { useTranslations } from 'next-intl';
import type { ClipboardEvent, CSSProperties } from 'react';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { parts } from '@/lib/law/amounts';
import { columnId } from './cell';
import { goByKey } from './go-by-key';
import { HeadLine } from './head-line';
import { SumsRow } from './sums';

interface HeadsTableProps {
  claim: PresentedClaim;
  /** The places of the rows among the heads. */
  shown: readonly number[];
  labelAt: (at: number) => string;
  typed: boolean;
  active: number | null;
  onReason: (at: number) => void;
  onInterest: (at: number) => void;
  /** Takes several lines that are pasted into a cell. */
  onPaste: ((text: string) => void) | undefined;
}

/** The heads of the claim, one in a row; it scrolls by itself, and its heads and sums stay. */
export function HeadsTable(props: HeadsTableProps) {
  const { claim, shown, labelAt, typed, active, onReason, onInterest, onPaste } = props;
  const t = useTranslations('desk.determination');
  const law = useTranslations('law.parts');
  function takeLines(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text');
    if (!onPaste || !/\n./.test(text.trim())) return;
    event.preventDefault();
    onPaste(text);
  }
  return (
    <div className="heads-box" style={{ '--rows': shown.length } as CSSProperties}>
      <table className="heads-table" onKeyDown={goByKey} onPasteCapture={takeLines}>
        <caption className="sr-only">{t('amounts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('head')}</th>
            {(['claimed', ...parts] as const).map((part) => (
              <th key={part} scope="col">
                <span id={columnId(part)} className="sr-only">
                  {law(part)}
                </span>
                {/* Cut where there is room for six letters. */}
                <span aria-hidden="true" title={law(part)}>
                  {t(`columns.${part}`)}
                </span>
              </th>
            ))}
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((at) => (
            <HeadLine
              key={at}
              at={at}
              label={labelAt(at)}
              typed={typed}
              claim={claim}
              active={active === at}
              onReason={onReason}
              onInterest={onInterest}
            />
          ))}
        </tbody>
        <SumsRow />
      </table>
    </div>
  );
}
