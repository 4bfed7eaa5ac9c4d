'use client';

import { useTranslations } from 'next-intl';
import { LoadedWords } from '@/components/shell/language/loaded-words';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { FileList } from './file-list';
import { useAsk } from './use-ask';

export function ClaimFile({ claimId }: { claimId: string }) {
  return (
    <LoadedWords of={['claimFiles']}>
      <OfClaim claimId={claimId} />
    </LoadedWords>
  );
}

function OfClaim({ claimId }: { claimId: string }) {
  const t = useTranslations('claimFiles');
  const { pending, ask } = useAsk([claimId]);
  return (
    <Card id="whole-file" aria-labelledby="whole-file-heading" className="scroll-mt-4">
      <CardHeader id="whole-file-heading" title={t('cardTitle')} text={t('text')} />
      <CardBody className="grid gap-3">
        <div>
          <Button variant="secondary" size="sm" pending={pending} onClick={ask}>
            {t('ask', { count: 1 })}
          </Button>
        </div>
        <FileList claimId={claimId} />
      </CardBody>
    </Card>
  );
}
