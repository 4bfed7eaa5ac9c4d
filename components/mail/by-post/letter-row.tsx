'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { paths } from '@/lib/client/paths/paths';
import { formatDateTime } from '@/lib/format/date';
import type { LetterForPost } from '@/lib/papers/post/read';

interface LetterForPostRowProps {
  letter: LetterForPost;
  chosen: boolean;
  onToggle: () => void;
}

/** A letter for the post: to whom, where to, why not by mail. */
export function LetterForPostRow({ letter, chosen, onToggle }: LetterForPostRowProps) {
  const t = useTranslations('post');
  const language = useLocale();
  const { number, claimId, creditorName, address, kind, madeAt, reason } = letter;
  return (
    <li className="flex items-start gap-3 border-b border-line px-4 py-3 last:border-b-0 sm:px-6">
      <Checkbox
        aria-label={t('choose', { number, name: creditorName })}
        checked={chosen}
        onCheckedChange={onToggle}
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{creditorName}</p>
        <p className="wrap-anywhere">{address.length > 0 ? address.join(', ') : t('noPlace')}</p>
        <p className="figures text-sm text-ink-soft">
          <Link className="text-peacock underline" href={`${paths.ipClaim(claimId)}#papers`}>
            {number}
          </Link>{' '}
          · {t(`kinds.${kind}`)} · {formatDateTime(madeAt, language)}
        </p>
        <p className="text-sm">{t(`reasons.${reason}`)}</p>
      </div>
    </li>
  );
}
