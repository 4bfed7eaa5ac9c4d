'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';
import { languageFrom } from '@/lib/i18n/language';
import { keepLanguage } from './language-choice';

/** Keeps the language of the pressed button, and draws the page in it with all that was typed. */
export function OfferForm({ children }: { children: ReactNode }) {
  const router = useRouter();
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent & { submitter: HTMLButtonElement };
    keepLanguage(languageFrom(submitter.value));
    router.refresh();
  }
  return (
    <form method="post" onSubmit={choose} className="flex gap-2">
      {children}
    </form>
  );
}
