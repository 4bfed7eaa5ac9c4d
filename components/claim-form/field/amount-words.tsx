'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadAmountWords } from '@/lib/format/amount-words/load';

/** An amount in words, so that people notice a zero too many. Shows nothing until the words are loaded. */
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
