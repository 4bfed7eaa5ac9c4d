'use client';

import { useLocale, useTranslations } from 'next-intl';
import { downloadVoters } from '@/lib/client/files/creditor-list';
import { DownloadButtons } from './download-buttons';

type VoterFilesProps = { number: number; hasClass: boolean };

/** Who votes as a file, for electronic voting; and the class for its representative. */
export function VoterFiles({ number, hasClass }: VoterFilesProps) {
  const t = useTranslations('creditors.committee');
  const language = useLocale();
  const files = { committee: t('votingFile'), ...(hasClass && { class: t('classFile') }) };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <DownloadButtons files={files} save={(of) => downloadVoters(number, of, language)} />
    </div>
  );
}
