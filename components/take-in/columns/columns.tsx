'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { displacedBy, isSame, withFact, withSaying } from '@/components/take-in/mapping-edits';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { useMatches } from '@/components/ui/use-matches';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import type { FactName } from '@/lib/registers/facts';
import type { Mapping } from '@/lib/registers/mapping';
import { columnName } from '@/lib/spreadsheets/column-name';
import { type ColumnsViewProps, columnsOf, doubtfulIn } from './column-views';
import { ColumnsTable } from './columns-table';
import { OneColumn } from './one-column';

interface ColumnsProps {
  sheet: RehearsedSheet;
  mapping: Mapping;
  onChange: (next: Mapping) => void;
}

/** What each column of a sheet is taken for, beside its first rows; on telephones one column at a time. */
export function Columns({ sheet, mapping, onChange }: ColumnsProps) {
  const t = useTranslations('takeIn.columns');
  const facts = useTranslations('takeIn.facts');
  const heading = useId();
  const narrow = useMatches('(width < 48rem)');
  const [said, setSaid] = useState('');
  const views = columnsOf(sheet, mapping);
  const { guessed } = sheet;
  // What was taken back need not be said.
  const saying = isSame(mapping, guessed) ? '' : said;

  function setFact(at: number, fact: FactName | undefined) {
    const displaced = displacedBy(mapping, at, fact);
    setSaid(
      displaced === undefined || !fact
        ? ''
        : t('displaced', { letter: columnName(displaced), fact: facts(fact) }),
    );
    onChange(withFact(mapping, at, fact, guessed));
  }

  const shown: ColumnsViewProps = {
    views,
    mapping,
    onFact: setFact,
    onSaying: (at, saying) => onChange(withSaying(mapping, at, saying)),
  };
  return (
    <Card aria-labelledby={heading}>
      <CardHeader
        id={heading}
        level={3}
        title={t('title')}
        text={t('text', { doubtful: doubtfulIn(views) })}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p role="status" className={saying ? 'font-semibold' : 'sr-only'}>
          {saying}
        </p>
        {narrow ? <OneColumn {...shown} /> : <ColumnsTable {...shown} />}
      </CardBody>
    </Card>
  );
}
