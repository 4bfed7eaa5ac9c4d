'use client';

import { onDemand } from '@/components/ui/loading/on-demand';

/** Its code loads only for a person who is offered another language. */
export const LanguageOffer = onDemand(
  async () => (await import('./language-offer')).LanguageOffer,
  { quiet: true },
);
