'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { downloadVoters } from '@/lib/client/files/creditor-list';
import { creditorQueries } from '@/lib/client/queries/creditors';
import type { Member } from '@/lib/creditor-lists/committee';
import { formatMoney } from '@/lib/format/money';
import { wholeShare } from '@/lib/law/committee';
import { DownloadButtons } from './download-buttons';
import { PartQuery } from './part-query';
import { Figure, PlainTable } from './plain-table';

interface MembersProps {
  title: string;
  members: Member[];
  count: number;
  /** The sum of all votes, also of members on other pages. */
  base?: string;
}

function Members({ title, members, count, base }: MembersProps) {
  const t = useTranslations('creditors');
  if (members.length === 0) return null;
  return (
    <>
      <h2 className="mt-6 mb-2 text-lg text-peacock-deep">{title}</h2>
      <PlainTable
        label={title}
        columns={[
          { name: t('columns.name') },
          { name: t('columns.kind') },
          { name: t('columns.debt'), figure: true },
          ...(base ? [{ name: t('columns.votingDebt'), figure: true }] : []),
          { name: t('columns.share'), figure: true },
        ]}
        foot={
          base && (
            <tr>
              <td colSpan={3}>{t('voters.total')}</td>
              <Figure>{formatMoney(base)}</Figure>
              <Figure>{wholeShare}</Figure>
            </tr>
          )
        }
      >
        {members.map(
          (
            { name, debt, votingDebt, share, kind, creditorClass, representative, claims = 1 },
            at,
          ) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two members may be alike in everything
            <tr key={at}>
              <td className="min-w-40 font-semibold wrap-anywhere">
                {kind === 'financial' ||
                kind === 'operational' ||
                kind === 'related_party' ||
                creditorClass
                  ? name
                  : t(`committee.kinds.${kind}`)}
                {representative && (
                  <span className="block font-normal text-ink-soft">{representative}</span>
                )}
                {claims > 1 && (
                  <span className="block font-normal text-ink-soft">
                    {t('committee.claims', { count: claims })}
                  </span>
                )}
              </td>
              <td>{t(`committee.as.${kind}`)}</td>
              <Figure>{formatMoney(debt)}</Figure>
              {base && <Figure>{votingDebt && formatMoney(votingDebt)}</Figure>}
              <Figure>{share ?? '–'}</Figure>
            </tr>
          ),
        )}
      </PlainTable>
      {count > members.length && (
        <p className="mt-2 text-ink-soft">
          {t('committee.more', { shown: members.length, count })}
        </p>
      )}
    </>
  );
}

/** Who votes with which share, and who attends without a vote. */
export function CommitteePart({ number }: { number: number }) {
  const t = useTranslations('creditors.committee');
  const query = useQuery(creditorQueries.committee(number));
  return (
    <PartQuery query={query} loading={t('loading')} failed={t('failed')}>
      {({ composition, base, members, memberCount, nonVoting, nonVotingCount }) => (
        <>
          <p>{t(composition)}</p>
          {members.length > 0 && (
            <p className="figures text-ink-soft">
              {t('base', { amount: formatMoney(base) })} · {t('rounded')}
            </p>
          )}
          {members.length > 0 && (
            <VoterFiles number={number} classes={members.filter(({ kind }) => kind === 'class')} />
          )}
          <Members title={t('members')} members={members} count={memberCount} base={base} />
          <Members title={t('nonVoting')} members={nonVoting} count={nonVotingCount} />
        </>
      )}
    </PartQuery>
  );
}

interface VoterFilesProps {
  number: number;
  classes: readonly Pick<Member, 'creditorClass'>[];
}

/** The voters as a file for electronic voting, and each class for its representative. */
function VoterFiles({ number, classes }: VoterFilesProps) {
  const t = useTranslations('creditors.committee');
  const sheet = useTranslations('creditors.sheet');
  const language = useLocale();
  // A list without named classes has one class and does not name it.
  const ofClasses = classes.map(({ creditorClass: one }) =>
    one === undefined
      ? ['', t('classFile')]
      : [one?.number ?? 'none', t('classFileOf', { name: one?.name ?? sheet('noClass') })],
  );
  const files = { committee: t('votingFile'), ...Object.fromEntries(ofClasses) };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <DownloadButtons<string>
        files={files}
        save={(of) => downloadVoters(number, of === 'committee' ? null : of, language)}
      />
    </div>
  );
}
