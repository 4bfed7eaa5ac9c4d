'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { AskButton } from './ask-button';
import { JudgedLists } from './judged-lists';

/** For professionals: the questions to a claimant and their answers. */
export function QuestionsCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('questions.card');
  return (
    <Card id="questions" aria-labelledby="questions-heading" className="scroll-mt-4">
      <CardHeader id="questions-heading" title={t('title')} actions={<AskButton claim={claim} />} />
      <CardBody>
        <JudgedLists claim={claim} />
      </CardBody>
    </Card>
  );
}
