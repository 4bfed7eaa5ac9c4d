'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { cookieLanguage, keepLanguage, storedLanguage } from './language-choice';

/** When the cookie was lost or is another's, local storage wins and the page is drawn again. */
export function LanguageSync() {
  const router = useRouter();
  useEffect(() => {
    const stored = storedLanguage();
    if (stored === null || stored === cookieLanguage()) return;
    keepLanguage(stored);
    router.refresh();
  }, [router]);
  return null;
}
