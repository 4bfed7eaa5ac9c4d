'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { deedOf, heldDeeds } from '@/components/desk/decisions-to-undo/held-deeds';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Field } from '@/components/ui/fields/field';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { NativeSelect } from '@/components/ui/select/native-select';
import { isOfCompany, type WayAlike } from '@/lib/claims/queues/alike/ways';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { alikePreview } from '@/lib/client/mutations/alike';
import type { HeadShare } from '@/lib/law/alike';
import { Found } from './found';
import { Shares } from './shares';
import '@/components/desk/decisions-to-undo/ask-before-cut';

interface AlikeDialogProps {
  claim: PresentedClaim;
  determination: PresentedDetermination;
  shares: readonly HeadShare[];
  labelOf: (head: string) => string;
  onClose: () => void;
}

const hasReason = ({ reasons }: HeadShare) => reasons.length > 0;

/** Shows which claims would be decided like this one and how, and then holds the proposals for as long as they can be undone. */
export function AlikeDialog({ claim, determination, shares, labelOf, onClose }: AlikeDialogProps) {
  const t = useTranslations('desk.alike');
  const client = useQueryClient();
  const { id: userId } = useUser();
  const ways: WayAlike[] = [
    ...(isOfCompany(claim.creditorType) ? (['company'] as const) : []),
    ...(shares.some(hasReason) ? (['reason'] as const) : []),
  ];
  const [by, setBy] = useState<WayAlike>(ways[0] ?? 'reason');
  const heads = by === 'reason' ? shares.filter(hasReason) : shares;
  const [chosen, setChosen] = useState('');
  const head = (heads.find((one) => one.head === chosen) ?? heads[0])?.head ?? '';
  const { data, error, isFetching, refetch } = useQuery(
    alikePreview(determination.id, { by, head }),
  );
  const count = data?.claims ?? 0;

  function hold() {
    if (!data) return;
    const { claimNumber } = claim;
    const about = {
      kind: 'alike',
      claimId: claim.id,
      claimNumber: t('proposals', { count, number: claimNumber }),
      count,
      inParts: true,
    } as const;
    const asked = { determinationId: determination.id, by, head, until: data.until };
    heldDeeds.hold(deedOf({ client, userId }, about, { do: 'alike', asked, claimNumber }));
    onClose();
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { number: claim.claimNumber })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={count === 0 || isFetching} onClick={hold}>
            {data ? t('propose', { count }) : t('adding')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field group label={t('by')}>
          <RadioGroup
            value={by}
            onValueChange={(way) => setBy(way as WayAlike)}
            options={ways.map((value) => ({
              value,
              label:
                value === 'company' ? t('company', { creditor: claim.creditorName }) : t(value),
            }))}
          />
        </Field>
        <Field label={t('head')}>
          <NativeSelect
            value={head}
            onChange={({ target }) => setChosen(target.value)}
            options={heads.map((one) => ({ value: one.head, label: labelOf(one.head) }))}
          />
        </Field>
        <Shares shares={shares} labelOf={labelOf} />
        <p>{t('text')}</p>
        {error ? (
          <CallFailure
            title={t('failed')}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <Found found={data} />
        ) : (
          <div aria-busy="true" className="grid gap-3">
            <p role="status">{t('adding')}</p>
            <Skeleton className="h-40" />
          </div>
        )}
        <p className="text-ink-soft">{t('later')}</p>
      </div>
    </Dialog>
  );
}
