'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import { bankNameIn } from '@/lib/reference/bank-names';
import type { ControlProps } from './control';
import { LineControl } from './line-control';
import { useFill } from './use-fill';

// Fetched when the first code is complete.
const bankOf = async (ifsc: string) => (await import('@/lib/reference/banks')).bankOfIfsc(ifsc);

/** The code of a bank's branch. Names the bank, and fills it in where its name is asked for. */
export function IfscControl(props: ControlProps) {
  const { field, value } = props;
  const language = useLocale();
  const [first] = useState(value);
  const [known, setKnown] = useState<{ ifsc: string; bank: string | undefined }>();
  const fill = useFill(field);
  const found = useEffectEvent((ifsc: string, bank: string | undefined) => {
    setKnown({ ifsc, bank });
    // What was kept stays as it was left.
    if (ifsc !== first) fill(bank);
  });
  useEffect(() => {
    if (value.length < inputOf(field).maxLength) return;
    let gone = false;
    bankOf(value)
      .then((bank) => !gone && found(value, bank))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [field, value]);
  return (
    <>
      <LineControl {...props} />
      <span role="status" className="block text-sm font-semibold text-peacock empty:hidden">
        {known?.ifsc === value && known.bank && bankNameIn(language, known.bank)}
      </span>
    </>
  );
}
