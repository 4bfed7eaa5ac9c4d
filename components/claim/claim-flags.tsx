'use client';

import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { cn } from '@/components/ui/cn';
import type { FlagName } from '@/lib/claims/records/flags/flag-names';
import type { ClaimFlag } from '@/lib/claims/records/flags/flags';
import { useFlagText } from './use-flag-text';

interface ClaimFlagsProps {
  flags: readonly ClaimFlag[];
  onShow: (flag: ClaimFlag) => void;
}

/** The flags of a claim, a word each; a press shows the sentence and a link to the place in the claim. */
export function ClaimFlags({ flags, onShow }: ClaimFlagsProps) {
  const t = useTranslations('flags');
  const textOf = useFlagText();
  const id = useId();
  const [asked, setAsked] = useState<FlagName | null>(null);
  const open = flags.find(({ name }) => name === asked);
  if (flags.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what a button inside has opened
    <div onKeyDown={(event) => event.key === 'Escape' && setAsked(null)}>
      <ul aria-label={t('label')} className="flex flex-wrap gap-1.5">
        {flags.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              aria-expanded={name === asked}
              aria-controls={name === asked ? id : undefined}
              onClick={() => setAsked(name === asked ? null : name)}
              className={cn(
                'inline-flex min-h-11 items-center gap-1 rounded-sm border border-yellow-line px-2 text-left text-sm font-semibold text-yellow md:min-h-7 md:whitespace-nowrap',
                name === asked ? 'bg-marigold-tint shadow-sheet' : 'bg-yellow-tint',
              )}
            >
              <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
              {t(`names.${name}`)}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <p id={id} className="mt-1 text-sm wrap-anywhere">
          {textOf(open)}{' '}
          <button
            type="button"
            className="link max-md:min-h-11"
            onClick={() => {
              setAsked(null);
              onShow(open);
            }}
          >
            {t('where')}
          </button>
        </p>
      )}
    </div>
  );
}
