'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ariaKeys, type KeyName, type KeySet, written } from './key-set';

/** The tooltip of a control with a key, and the same for assistive technology. */
export function useKeyHint<Name extends KeyName>({ keyOf }: KeySet<Name>) {
  const t = useTranslations('keys');
  return useCallback(
    (name: Name) => ({
      title: t('tooltip', { what: t(`names.${name as KeyName}`), key: written(keyOf[name]) }),
      'aria-keyshortcuts': ariaKeys(keyOf[name]),
    }),
    [t, keyOf],
  );
}
