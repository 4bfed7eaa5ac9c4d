'use client';

import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TogetherPaper } from '@/components/claim/together-paper';
import {
  type ProposedLike,
  tellDone,
  useDoneToMany,
} from '@/components/desk/decisions-to-undo/done-to-many';
import {
  type HeldDeed,
  heldDeeds,
  isOfMany,
  useHeldDeeds,
} from '@/components/desk/decisions-to-undo/held-deeds';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Progress } from '@/components/ui/loading/progress';
import type { ConfirmedTogether } from '@/lib/client/mutations/proposals';
import { useErrorSentences } from '@/lib/client/request/use-error-sentences';
import { formatMoney } from '@/lib/format/money';
import type { Marked } from './use-marked';

/** At the foot of the list: what another search took out of the choice, the deed of many under way, and what the last one did. */
export function MarkedLines({ marked }: { marked: Marked }) {
  const t = useTranslations('desk.many');
  const { id: person } = useUser();
  const told = useDoneToMany(person);
  const many = useHeldDeeds().filter(isOfMany);
  return (
    <div role="status" className="grid empty:hidden *:border-t *:border-line *:px-2 *:py-1">
      {marked.lost > 0 && (
        <p className="figures flex flex-wrap items-center gap-x-2">
          {t('lost', { count: marked.lost })}
          {marked.restore && (
            <Button variant="quiet" size="sm" onClick={marked.restore}>
              {t('restore')}
            </Button>
          )}
        </p>
      )}
      {many.map((deed) => deed.state !== 'failed' && <UnderWay key={deed.id} deed={deed} />)}
      {told && ('like' in told ? <Proposed told={told} /> : <Outcome told={told} />)}
    </div>
  );
}

function UnderWay({
  deed: { id, kind, state, claimNumber, done = 0, count = 0 },
}: {
  deed: HeldDeed;
}) {
  const t = useTranslations('desk.many');
  const alike = useTranslations('desk.alike');
  const isAlike = kind === 'alike';
  const words = isAlike ? alike : t;
  if (state === 'held')
    return (
      <p className="flex flex-wrap items-center gap-x-2">
        {words('held', { proposals: claimNumber })}
        <Button variant="quiet" size="sm" onClick={() => heldDeeds.again(id)}>
          {t('now')}
        </Button>
      </p>
    );
  return (
    <div className="figures">
      {words('underWay', { done, count })}
      <Progress
        label={isAlike ? alike('proposing') : t('confirming')}
        value={count > 0 ? (100 * done) / count : 0}
      />
    </div>
  );
}

function Proposed({ told: { proposed, admitted, like } }: { told: ProposedLike }) {
  const t = useTranslations('desk');
  const sum = formatMoney(admitted);
  return (
    <p className="flex items-start gap-1">
      <span className="grow">{t('alike.done', { count: proposed, number: like, sum })}</span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('many.putAway')}
        onClick={() => tellDone(null)}
      >
        <X aria-hidden="true" />
      </Button>
    </p>
  );
}

function Outcome({
  told: { confirmed, skipped, admitted, together },
}: {
  told: ConfirmedTogether;
}) {
  const t = useTranslations('desk.many');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <p className="flex items-start gap-1">
        <span className="grow">{t('done', { count: confirmed, sum: formatMoney(admitted) })}</span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('putAway')}
          onClick={() => tellDone(null)}
        >
          <X aria-hidden="true" />
        </Button>
      </p>
      <p className="flex flex-wrap gap-x-1">
        {confirmed > 0 && <TogetherPaper together={together} />}
        {skipped.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
            {t('skipped', { count: skipped.length })}
          </Button>
        )}
      </p>
      {open && <Skipped skipped={skipped} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface SkippedProps {
  skipped: ConfirmedTogether['skipped'];
  onClose: () => void;
}

/** Nobody reads more on a screen; the file has all. */
const listedAtMost = 100;

function Skipped({ skipped, onClose }: SkippedProps) {
  const t = useTranslations('desk.many');
  const sentences = useErrorSentences();
  const more = skipped.length - listedAtMost;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('skipped', { count: skipped.length })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ul className="grid gap-1">
        {skipped.slice(0, listedAtMost).map(({ id, claimNumber, reason: code, ...told }) => (
          <li key={id}>
            <span className="figures font-semibold">{claimNumber}</span>{' '}
            {sentences.ofError({ code, ...told }) ?? told.message}
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more })}</li>}
      </ul>
    </Dialog>
  );
}
