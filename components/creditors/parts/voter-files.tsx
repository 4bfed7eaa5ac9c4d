'use client';

import { useLocale, useTranslations } from 'next-intl';
import { downloadVoters } from '@/lib/client/files/creditor-list';
import type { Member } from '@/lib/creditor-lists/committee';
import { DownloadButtons } from './download-buttons';

interface VoterFilesProps {
  number: number;
  /** The members who vote for a class. */
  classes: readonly Pick<Member, 'creditorClass'>[];
}

/** Who votes as a file, for electronic voting; and each class for its representative. */
export function VoterFiles({ number, classes }: VoterFilesProps) {
  const t = useTranslations('creditors.committee');
  const sheet = useTranslations('creditors.sheet');
  const language = useLocale();
  // A list without named classes has one class, and says nothing of it.
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
