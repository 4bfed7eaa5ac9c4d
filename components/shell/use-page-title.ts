'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect } from 'react';

/** Names the page after something that only the browser knows: a claim, a step of the wizard. */
export function usePageTitle(title: string) {
  const product = useTranslations('ui')('product');
  useLayoutEffect(() => {
    const name = `${title} · ${product}`;
    // Next writes the title that the server gave, sometimes after this.
    const write = () => {
      if (document.title !== name) document.title = name;
    };
    write();
    const written = new MutationObserver(write);
    written.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => written.disconnect();
  }, [title, product]);
}
