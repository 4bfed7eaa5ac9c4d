'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePlace } from '@/components/creditors/use-place';
import { Field } from '@/components/ui/fields/field';
import { NativeSelect } from '@/components/ui/select/native-select';
import { downloadChanges } from '@/lib/client/files/creditor-list';
import { creditorQueries } from '@/lib/client/queries/creditors';
import { changeKinds, countOf } from '@/lib/creditor-lists/change-kinds';
import { partsOf } from '@/lib/creditor-lists/list-file';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { ChangeRow } from './change-row';
import { DownloadButtons } from './download-buttons';
import { useNumbersOfParts } from './names-of-parts';
import { Pages } from './pages';
import { PartQuery } from './part-query';
import { PdfPart } from './pdf-part';
import { PlainTable } from './plain-table';

/** The differences from an earlier list, by default the one before. */
export function ChangesPart({ number }: { number: number }) {
  const t = useTranslations('creditors.changes');
  const { data } = useQuery(creditorQueries.lists);
  const earlier = data?.lists.filter((list) => list.sha256 && list.number < number) ?? [];
  const { count } = usePlace();
  const from = count('from') ?? earlier[0]?.number;
  if (!data) return null;
  if (!from) return <p>{t('none')}</p>;
  return <ChangesSince number={number} from={from} earlier={earlier} />;
}

type ChangesSinceProps = {
  number: number;
  from: number;
  earlier: { number: number; asOn: string }[];
};

function ChangesSince({ number, from, earlier }: ChangesSinceProps) {
  const t = useTranslations('creditors');
  const language = useLocale();
  const { params, count, go } = usePlace();
  const page = count('page') ?? 1;
  const kind = changeKinds.find((one) => one === params.get('kind'));
  const query = useQuery(creditorQueries.changes(number, { from, kind, page }));
  const counts = query.data?.counts;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        <Field label={t('changes.since')} className="w-full sm:w-72">
          <NativeSelect
            value={String(from)}
            onChange={(event) => go({ from: event.target.value, page: null }, false)}
            options={earlier.map((list) => ({
              value: String(list.number),
              label: t('changes.of', {
                number: list.number,
                date: formatDate(list.asOn, language),
              }),
            }))}
          />
        </Field>
        <Field label={t('columns.change')} className="w-full sm:w-64">
          <NativeSelect
            value={kind ?? ''}
            onChange={(event) => go({ kind: event.target.value, page: null }, false)}
            options={[
              { value: '', label: t('changes.all') },
              ...changeKinds.map((one) => ({
                value: one,
                label: `${t(`changes.kinds.${one}`)} (${counts?.[one] ?? 0})`,
              })),
            ]}
          />
        </Field>
      </div>
      <PartQuery query={query} loading={t('changes.loading')} failed={t('changes.failed')}>
        {({ rows, total, totals, counts: all }) => (
          <>
            <ChangesFiles number={number} from={from} total={countOf(all)} />
            <p className="figures mb-3 font-semibold">
              {t('changes.admitted', {
                amount: `${totals.admitted.startsWith('-') ? '' : '+'}${formatMoney(totals.admitted)}`,
              })}
            </p>
            {total === 0 ? (
              <p>{t('changes.same')}</p>
            ) : (
              <>
                <PlainTable
                  label={t('tabs.changes')}
                  columns={[
                    { name: t('columns.change') },
                    { name: t('columns.name') },
                    { name: t('columns.before') },
                    { name: t('columns.after') },
                  ]}
                >
                  {rows.map((change) => (
                    <ChangeRow key={`${change.claimId}-${change.employee}`} change={change} />
                  ))}
                </PlainTable>
                <Pages label={t('tabs.changes')} page={page} total={total} />
              </>
            )}
          </>
        )}
      </PartQuery>
    </>
  );
}

type ChangesFilesProps = { number: number; from: number; total: number };

/** Many changes are several PDFs. */
function ChangesFiles({ number, from, total }: ChangesFilesProps) {
  const t = useTranslations('creditors.files');
  const language = useLocale();
  const parts = partsOf({ rows: total });
  const [chosen, setPart] = useState(1);
  const part = Math.min(chosen, parts);
  return (
    <section aria-label={t('changes')} className="mb-4 flex flex-wrap items-center gap-2">
      <DownloadButtons
        files={{ xlsx: t('changesXlsx'), pdf: t('changesPdf') }}
        save={(format) =>
          downloadChanges({ number, from, format, language, part: format === 'pdf' ? part : 1 })
        }
      />
      <PdfPart part={part} names={useNumbersOfParts(parts)} onChoose={setPart} />
    </section>
  );
}
