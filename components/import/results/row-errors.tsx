'use client';

import { useTranslations } from 'next-intl';
import type { ClaimsFile } from '@/lib/client/files/claims-file';
import type { ImportAnswer } from '@/lib/imports/writing/answer';
import { ErrorGroups } from './error-groups';
import { RejectedDownload } from './rejected-download';
import { useRowError } from './use-row-error';

// As many as somebody reads through; the rest is in the file of rejected rows.
const maxShown = 100;
const fewEnough = 20;

/** What is wrong with the rows of a file, those alike together when there are many. */
export function RowErrors({ answer, sent }: { answer: ImportAnswer; sent: ClaimsFile }) {
  const t = useTranslations('import.errors');
  const sentence = useRowError(sent.creditorType);
  const { errors, errorCount, groups } = answer;
  if (errorCount === 0) return null;
  const many = errorCount > fewEnough;
  const shown = errors.slice(0, maxShown);
  const list = (
    <ul className="list-disc break-words pl-5">
      {shown.map((error) => (
        <li key={`${error.row} ${error.field} ${error.rule}`}>
          {t('row', { row: error.row, error: sentence(error) })}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-red-line bg-red-tint p-4">
      <p className="font-semibold text-red">{t('title')}</p>
      {many ? (
        <>
          <ErrorGroups groups={groups} sentence={sentence} />
          <details>
            <summary className="min-h-11 cursor-pointer content-center font-semibold md:min-h-6">
              {t('list')}
            </summary>
            <p>{t('shown', { shown: shown.length, count: errorCount })}</p>
            {list}
          </details>
        </>
      ) : (
        list
      )}
      <RejectedDownload sent={sent} />
    </div>
  );
}
