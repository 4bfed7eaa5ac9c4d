'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadAmountWords } from '@/lib/format/amount-words/load';

/** An amount as it is said, so that a zero too many is heard. Nothing until the words are here. */
export function AmountWords({ amount }: { amount: string }) {
  const language = useLocale();
  const [inWords, setInWords] = useState<(amount: string) => string>();
  useEffect(() => {
    let gone = false;
    loadAmountWords(language)
      .then((say) => !gone && setInWords(() => say))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [language]);
  return inWords ? <span className="mr-2 text-ink">{inWords(amount)}</span> : null;
}
