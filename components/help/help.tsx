import { useTranslations } from 'next-intl';
import { WhichForm } from '@/components/landing/which-form';
import { paths } from '@/lib/client/paths';
import { Contact } from './contact';
import { HowToFile } from './how-to-file';
import { Papers } from './papers';
import { Questions } from './questions';
import { Statuses } from './statuses';

/** Everything a claimant may ask, drawn by the server. */
export function Help() {
  const t = useTranslations('help');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-3xl text-peacock-deep">{t('title')}</h1>
        <p className="text-ink-soft">{t('text')}</p>
      </div>
      <Contact />
      <HowToFile />
      <WhichForm href={paths.newClaimOf} />
      <Papers />
      <Statuses />
      <Questions />
    </div>
  );
}
