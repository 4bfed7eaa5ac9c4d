'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { keyOfAction, viewerKeys } from '@/components/documents/viewer/bar/viewer-keys';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { plainKeys } from '@/components/ui/plain-keys';
import { type KeySet, written } from './key-set';

interface KeysDialogProps {
  of: Pick<KeySet, 'groups'>;
  /** The screen can open documents. */
  documents?: boolean;
  /** The screen has a table of heads. */
  cells?: boolean;
  onClose: () => void;
}

/** Lists the keys of a screen, and of a document that is open in it. */
export function KeysDialog({ of: { groups }, documents = true, cells, onClose }: KeysDialogProps) {
  const t = useTranslations('keys');
  const plain = useSyncExternalStore(plainKeys.subscribe, plainKeys.current, () => true);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      size="lg"
    >
      <Checkbox
        label={t('plain')}
        checked={plain}
        onCheckedChange={(checked) => plainKeys.set(checked === true)}
      />
      <div className="mt-2 gap-x-8 sm:columns-2">
        {groups.map(({ group, keys }) => (
          <section
            key={group}
            aria-labelledby={`keys-${group}`}
            className="mb-5 break-inside-avoid"
          >
            <h3 id={`keys-${group}`} className="text-lg text-peacock">
              {t(`groups.${group}`)}
            </h3>
            <dl className="divide-y divide-line">
              {keys.map(({ name, key }) => (
                <Line key={name} what={t(`names.${name}`)} pressed={written(key)} />
              ))}
            </dl>
          </section>
        ))}
        {cells && <CellKeys />}
        {documents && <DocumentKeys />}
      </div>
    </Dialog>
  );
}

const cellKeys = {
  move: '← ↑ → ↓',
  below: 'Enter',
  ends: 'Home, End',
  left: '=',
  former: 'Esc',
} as const;

function CellKeys() {
  const t = useTranslations('keys.cells');
  return (
    <section aria-labelledby="keys-cells" className="mb-5 break-inside-avoid">
      <h3 id="keys-cells" className="text-lg text-peacock">
        {t('title')}
      </h3>
      <dl className="divide-y divide-line">
        {(Object.keys(cellKeys) as (keyof typeof cellKeys)[]).map((name) => (
          <Line key={name} what={t(name)} pressed={cellKeys[name]} />
        ))}
      </dl>
    </section>
  );
}

function DocumentKeys() {
  const t = useTranslations('viewer');
  return (
    <section aria-labelledby="keys-document" className="mb-5 break-inside-avoid">
      <h3 id="keys-document" className="text-lg text-peacock">
        {t('keys')}
      </h3>
      <dl className="divide-y divide-line">
        {viewerKeys.map(({ action }) => (
          <Line
            key={action}
            what={t(`actions.${action}`)}
            pressed={keyOfAction(action).toUpperCase()}
          />
        ))}
      </dl>
    </section>
  );
}

function Line({ what, pressed }: { what: string; pressed: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt>{what}</dt>
      <dd className="shrink-0">
        <kbd className="rounded-sm border border-line-strong bg-paper px-1.5 text-sm">
          {pressed}
        </kbd>
      </dd>
    </div>
  );
}
