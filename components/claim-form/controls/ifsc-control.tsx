'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { inputOf } from '@/lib/forms/kinds/behaviours';
import { bankNameIn } from '@/lib/reference/bank-names';
import type { ControlProps } from './control';
import { LineControl } from './line-control';
import { useFill } from './use-fill';

// Loads when the first code is complete.
const bankOf = async (ifsc: string) => (await import('@/lib/reference/banks')).bankOfIfsc(ifsc);

/** Names the bank of a branch's code, and fills it in where the form asks for it. */
export function IfscControl(props: ControlProps) {
  const { field, value } = props;
  const language = useLocale();
  const [first] = useState(value);
  const [known, setKnown] = useState<{ ifsc: string; bank: string | undefined }>();
  const { fill, followed } = useFill(field);
  const found = useEffectEvent((ifsc: string, bank: string | undefined) => {
    setKnown({ ifsc, bank });
    // A stored code fills nothing in: the bank stays as the person left it, until the code becomes another bank's. Where that is
    // not known, no name is better than that of the bank before.
    if (ifsc === first) followed(bank);
    else fill(bank ?? '');
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
