'use client';

import X from 'lucide-react/icons/x';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useReasonOptions } from '@/components/desk/determination/reasons';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { isReasonCode, needsText } from '@/lib/law/reasons';
import { PasteSums } from './paste-sums';
import { PasteTable } from './paste-table';
import { type Rest, usePaste } from './use-paste';

interface PastePanelProps {
  claim: PresentedClaim;
  /** What was pasted into a cell. */
  begun: string;
  onClose: () => void;
}

const rests: Record<Rest, true> = { '': true, restUnderVerification: true, restNotAdmitted: true };

/** Admits the amounts of a pasted list, each to the row of the form that it names, in the place of the determination: the paper stays in sight. */
export function PastePanel({ claim, begun, onClose }: PastePanelProps) {
  const t = useTranslations('desk.paste');
  const law = useTranslations('law.parts');
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const paste = usePaste(claim, begun);
  const { text, list, match, rows, kinds, kind, rest, reason } = paste;
  const reasons = useReasonOptions().filter(
    ({ value }) => isReasonCode(value) && !needsText(value),
  );
  useEffect(() => box.current?.focus(), []);
  const read = text.trim() !== '';
  const fault = read && (list.nameless ? t('nameless') : list.column < 0 && t('noAmounts'));

  return (
    <section
      role="dialog"
      aria-labelledby={id}
      className="paste-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={id} className="text-peacock-deep">
          {t('title')}
        </h3>
        <Button variant="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {kinds.length > 1 && (
        <Field label={t('which')}>
          <NativeSelect
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`columns.${value}`) }))}
            onChange={({ target }) => paste.setKind(kinds.find((one) => one === target.value))}
          />
        </Field>
      )}
      <Field label={t('list')} hint={read ? undefined : t('text', { of: kind })} error={fault}>
        <Textarea
          ref={box}
          rows={read && !fault ? 2 : 7}
          className="figures"
          spellCheck={false}
          value={text}
          onChange={({ target }) => paste.setText(target.value)}
        />
      </Field>
      {read && !fault && (
        <>
          {list.columns.length > 1 && (
            <Field label={t('amounts')}>
              <NativeSelect
                value={String(list.column)}
                options={list.columns.map(({ at, head }) => ({
                  value: String(at),
                  label: head || t('column', { number: at + 1 }),
                }))}
                onChange={({ target }) => paste.setColumn(Number(target.value))}
              />
            </Field>
          )}
          <p role="status" className="flex flex-wrap gap-x-3 text-sm font-semibold">
            <span className="text-green">
              {t('found', { count: match.count.found, total: rows.length })}
            </span>
            {(['unknown', 'twice', 'wrong'] as const).map(
              (what) =>
                match.count[what] > 0 && (
                  <span key={what} className="text-red">
                    {t(what, { count: match.count[what] })}
                  </span>
                ),
            )}
            {match.free.length > 0 && (
              <span className="text-ink-soft" title={match.free.map(({ name }) => name).join(', ')}>
                {t('free', { count: match.free.length })}
              </span>
            )}
          </p>
          <PasteTable match={match} rows={rows} onChoose={paste.choose} />
          <div className="grid grid-cols-2 gap-2">
            <Field label={t('rest')}>
              <NativeSelect
                value={rest}
                options={[
                  { value: '', label: t('restOpen') },
                  { value: 'restUnderVerification', label: law('underVerification') },
                  { value: 'restNotAdmitted', label: law('notAdmitted') },
                ]}
                onChange={({ target: { value } }) =>
                  paste.setRest(value in rests ? (value as Rest) : '')
                }
              />
            </Field>
            {rest === 'restNotAdmitted' && (
              <Field label={t('reason')}>
                <NativeSelect
                  placeholder={t('reasonLater')}
                  value={reason}
                  options={reasons}
                  onChange={({ target }) => paste.setReason(target.value)}
                />
              </Field>
            )}
          </div>
          <PasteSums match={match} told={list.total} />
        </>
      )}
      <div data-lower-edge className="paste-deeds">
        {read && !fault && !match.ready && (
          <p className="grow text-sm text-ink-soft">{t('notReady')}</p>
        )}
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          disabled={!read || Boolean(fault) || !match.ready}
          onClick={() => {
            paste.fillIn();
            onClose();
          }}
        >
          {t('confirm', { count: match.count.found })}
        </Button>
      </div>
    </section>
  );
}
