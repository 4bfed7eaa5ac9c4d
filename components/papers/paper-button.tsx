'use client';

import Download from 'lucide-react/icons/download';
import FilePlus from 'lucide-react/icons/file-plus';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { languageNames } from '@/lib/i18n/language';
import { type PaperWanted, usePaper } from './use-paper';

/** Saves a paper in a language, or asks for it if there is none. */
export function PaperButton(wanted: PaperWanted) {
  const { kind, language, paper } = wanted;
  const t = useTranslations('claim.papers');
  const { isThere, pending, making, press } = usePaper(wanted);
  const name = languageNames[language];
  const Icon = isThere ? Download : FilePlus;
  return (
    <Button
      variant={isThere ? 'secondary' : 'quiet'}
      size="sm"
      pending={pending}
      aria-disabled={making || pending || undefined}
      title={paper?.state === 'failed' ? t('failed') : undefined}
      onClick={press}
    >
      {!pending && <Icon aria-hidden="true" />}
      <span>
        <span className="sr-only">{t('ofKind', { kind: t(`kinds.${kind}`) })} </span>
        <span lang={language}>{name}</span>{' '}
        {making ? (
          <span className="text-ink-soft">{t('making')}</span>
        ) : (
          <span className="sr-only">{t(isThere ? 'download' : 'make')}</span>
        )}
      </span>
    </Button>
  );
}
