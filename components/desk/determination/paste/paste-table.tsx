'use client';

import { useTranslations } from 'next-intl';
import { NativeSelect } from '@/components/ui/select/native-select';
import { groupedAmount } from '@/lib/format/amount-in-field';
import { fromPaise } from '@/lib/format/money';
import type { Choice, FormRow, Matched, MatchedLine } from './match';
import { sameName } from './same-name';

interface PasteTableProps {
  match: Matched;
  rows: readonly FormRow[];
  onChoose: (line: number, choice: Choice | null) => void;
}

const isOpen = ({ row, dropped, isWrong }: MatchedLine) => (row === null && !dropped) || isWrong;

/** Each pasted line with its row of the form; those without one come first, and get it by a choice. */
export function PasteTable({ match, rows, onChoose }: PasteTableProps) {
  const t = useTranslations('desk.paste');
  const law = useTranslations('law.parts');
  const of = new Map(rows.map((one) => [one.row, one]));
  // A line that got its row by a choice keeps its place.
  const asked = (line: MatchedLine) => isOpen(line) || line.why !== 'found';
  const lines = [...match.lines.filter(asked), ...match.lines.filter((line) => !asked(line))];
  return (
    <section
      aria-label={t('lines')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
      tabIndex={0}
      className="paste-box"
    >
      <table className="paste-table">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{law('claimed')}</th>
            <th scope="col">{t('pasted')}</th>
            <th scope="col">{t('row')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const row = line.row === null ? undefined : of.get(line.row);
            return (
              <tr key={line.line} data-open={isOpen(line) || undefined}>
                <th scope="row" title={line.name}>
                  {line.name}
                </th>
                <td className="figures">{row && groupedAmount(fromPaise(row.claimed))}</td>
                <td className="figures">
                  {line.isWrong ? (
                    <span className="font-semibold text-red">
                      {t('wrongLine', { text: line.amount })}
                    </span>
                  ) : (
                    groupedAmount(line.amount)
                  )}
                  {line.isMore && (
                    <span className="block font-semibold text-yellow">{t('more')}</span>
                  )}
                </td>
                <td>
                  {asked(line) ? (
                    <Chooser line={line} match={match} rows={rows} onChoose={onChoose} />
                  ) : (
                    t('rowNumber', { row: line.row ?? 0 })
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface ChooserProps extends PasteTableProps {
  line: MatchedLine;
}

function Chooser({ line, match, rows, onChoose }: ChooserProps) {
  const t = useTranslations('desk.paste');
  const free = new Set(match.free.map(({ row }) => row));
  const name = sameName(line.name);
  const options = rows.filter(
    (one) =>
      one.row === line.row ||
      (free.has(one.row) && (line.why !== 'twice' || sameName(one.name) === name)),
  );
  return (
    <NativeSelect
      aria-label={t('rowOf', { name: line.name, line: line.line })}
      value={line.dropped ? 'dropped' : line.row === null ? '' : String(line.row)}
      aria-invalid={isOpen(line) || undefined}
      options={[
        { value: '', label: t(line.why === 'twice' ? 'chooseTwice' : 'chooseRow') },
        ...options.map((one) => ({
          value: String(one.row),
          label: [`${one.row}`, one.name, ...one.others].join(' · '),
        })),
        { value: 'dropped', label: t('drop') },
      ]}
      onChange={({ target: { value } }) =>
        onChoose(line.line, value === '' ? null : value === 'dropped' ? 'dropped' : Number(value))
      }
    />
  );
}
