'use client';

import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { type ClaimsFile, downloadRejected } from '@/lib/client/files/claims-file';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { type Rule, rules } from '@/lib/forms/kinds/shared/rules';
import type { ImportFields } from '@/lib/imports/rows/schema';
import { sentenceOf } from '@/lib/imports/rows/sentence';
import type { ImportAnswer } from '@/lib/imports/writing/answer';

const isRule = (rule: string): rule is Rule => rules.some((each) => each === rule);

// Nobody reads more; the rest is in the file of rejected rows.
const maxShown = 100;
const fewEnough = 20;

/** What is wrong with the rows of a file; equal errors together when there are many. */
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

type Group = ImportAnswer['groups'][number];

interface ErrorGroupsProps {
  groups: readonly Group[];
  sentence: (group: Group) => string;
}

/** Each error once, with how many rows have it and which. */
function ErrorGroups({ groups, sentence }: ErrorGroupsProps) {
  const t = useTranslations('import.errors');
  const rowsOf = ({ count, rows }: Group) =>
    t(count > rows.length ? 'andMore' : 'rows', { rows: rows.join(', ') });
  return (
    <ul aria-label={t('groups')} className="grid gap-2">
      {groups.map((group) => (
        <li key={`${group.field} ${group.rule} ${group.error}`} className="break-words">
          {t('group', { count: group.count, error: sentence(group) })}
          <span className="figures block text-sm text-ink-soft">{rowsOf(group)}</span>
        </li>
      ))}
    </ul>
  );
}

type Wrong = ImportAnswer['errors'][number] | ImportAnswer['groups'][number];

function useRowError(type: CreditorType) {
  const words = useFormWords();
  return ({ rule, error, field, params }: Wrong) =>
    isRule(rule)
      ? sentenceOf(words, formOf(type), {
          rule,
          ...(field ? { field } : {}),
          ...(params ? { params } : {}),
        })
      : error;
}

/** The rejected rows as a file to read, or, with numbers in full, to correct and send again. */
function RejectedDownload({ sent }: { sent: ClaimsFile }) {
  const t = useTranslations('import.errors');
  const language = useLocale();
  const errorText = useErrorText();
  const [pending, setPending] = useState<ImportFields['numbers'] | null>(null);

  async function download(numbers: ImportFields['numbers']) {
    setPending(numbers);
    try {
      await downloadRejected(sent, { language, numbers });
      toast({ variant: 'success', title: t('done') });
    } catch (error) {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p>{t('downloadText')}</p>
      <div className="flex flex-wrap gap-2">
        {(['masked', 'full'] as const).map((numbers) => (
          <Button
            key={numbers}
            variant="secondary"
            size="sm"
            pending={pending === numbers}
            disabled={pending !== null && pending !== numbers}
            onClick={() => download(numbers)}
          >
            <Download aria-hidden="true" />
            {t(numbers === 'full' ? 'downloadFull' : 'download')}
          </Button>
        ))}
      </div>
    </div>
  );
}
