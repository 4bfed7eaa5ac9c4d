'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { OfficeSheet } from '@/lib/client/open-document/office/office-content';
import { columnName } from '@/lib/spreadsheets/column-name';

const rowsAtATime = 200;

/** One sheet at a time. */
export function Sheets({ sheets }: { sheets: OfficeSheet[] }) {
  const t = useTranslations('viewer.office');
  const [at, setAt] = useState(0);
  const sheet = sheets[at];
  if (!sheet) return <p className="p-4 text-ink-soft">{t('empty')}</p>;
  const options = sheets.map(({ name }, index) => ({ value: String(index), label: name }));
  return (
    <>
      {sheets.length > 1 && (
        <div className="sticky left-0 w-full max-w-xs p-2">
          <NativeSelect
            aria-label={t('sheet')}
            options={options}
            value={String(at)}
            onChange={(event) => setAt(Number(event.target.value))}
          />
        </div>
      )}
      <Sheet key={at} sheet={sheet} />
    </>
  );
}

function Sheet({ sheet: { name, rows, cut } }: { sheet: OfficeSheet }) {
  const t = useTranslations('viewer.office');
  const [count, setCount] = useState(rowsAtATime);
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns === 0) return <p className="p-4 text-ink-soft">{t('empty')}</p>;
  const indexes = Array.from({ length: columns }, (_, index) => index);
  return (
    <>
      <table aria-label={name} className="w-max border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th className={heading}>
              <span className="sr-only">{t('row')}</span>
            </th>
            {indexes.map((index) => (
              <th key={index} scope="col" className={heading}>
                {columnName(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: never moves
            <tr key={index}>
              <th scope="row" className={`${heading} left-0`}>
                {index + 1}
              </th>
              {indexes.map((column) => (
                <td
                  key={column}
                  className="max-w-96 border-r border-b border-line px-2 py-1 align-top whitespace-pre-line"
                >
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="sticky left-0 flex flex-wrap items-center gap-3 p-3 text-sm">
        {count < rows.length && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setCount((now) => now + rowsAtATime)}
          >
            {t('moreRows')}
          </Button>
        )}
        {cut && <span className="font-semibold">{t('cutSheet')}</span>}
      </div>
    </>
  );
}

const heading =
  'figures sticky top-0 border-r border-b border-line bg-paper-deep px-2 py-1 text-center font-normal text-ink-soft';
