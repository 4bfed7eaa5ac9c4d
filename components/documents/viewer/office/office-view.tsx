'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ScrollBox } from '@/components/documents/viewer/scroll-box';
import type { ViewProps } from '@/components/documents/viewer/view-props';
import { Spinner } from '@/components/ui/loading/spinner';
import { shownAs } from '@/lib/client/open-document/kind';
import type { OfficeContent } from '@/lib/client/open-document/office/office-content';
import { CannotShow, readOffice } from '@/lib/client/open-document/office/read';
import { Blocks } from './blocks';
import { Sheets } from './sheets';

export function OfficeView({ bytes, name, mimeType, onFail }: ViewProps) {
  const t = useTranslations('viewer');
  const [shown, setShown] = useState<OfficeContent>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for its bytes
  useEffect(() => {
    const leaving = new AbortController();
    const as = shownAs(mimeType);
    readOffice({ bytes, as: as === 'sheet' || as === 'word' ? as : 'text' }, leaving.signal).then(
      setShown,
      (error) => {
        if (!leaving.signal.aborted) onFail(error instanceof CannotShow ? error.why : 'spoiled');
      },
    );
    return () => leaving.abort();
  }, [bytes, mimeType]);

  return (
    <ScrollBox name={name} drawn={shown !== undefined} className="bg-sheet">
      {!shown && (
        <div className="p-4">
          <Spinner label={t('opening')} />
        </div>
      )}
      {shown?.kind === 'sheets' && <Sheets sheets={shown.sheets} />}
      {shown?.kind === 'blocks' && <Blocks blocks={shown.blocks} cut={shown.cut} />}
    </ScrollBox>
  );
}
