'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button';

interface FigureProps {
  title: string;
  summary?: ReactNode;
  chart: ReactNode;
  /** The same in words and numbers: always there for screen readers, and on demand for everybody. */
  table: ReactNode;
}

export function Figure({ title, summary, chart, table }: FigureProps) {
  const t = useTranslations('ip.overview');
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section aria-labelledby={id} className="relative min-w-0">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="text-lg text-peacock">
          {title}
        </h3>
        <Button
          variant="quiet"
          size="sm"
          className="-my-0.5 max-sm:-ml-3 sm:-mr-3"
          onClick={() => setAsTable(!asTable)}
        >
          <span>
            {t(asTable ? 'showChart' : 'showTable')}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      </div>
      {summary && <p className="-mt-2 mb-3 text-ink-soft">{summary}</p>}
      {!asTable && (
        <div aria-hidden="true" className="figures">
          {chart}
        </div>
      )}
      <div className={asTable ? undefined : 'sr-only'}>{table}</div>
    </section>
  );
}
