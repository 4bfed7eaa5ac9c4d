import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { claimantFirst, professionalFirst, professionalWords, type Search } from '@/app/first-data';
import { chosenRows } from '@/app/list-rows';
import { Dashboard } from '@/components/entry/dashboard';
import { ReadyForNoNetwork } from '@/components/offline/ready-for-no-network';
import { railIcons } from '@/components/rail/rail-icons';
import { Words } from '@/components/shell/language/words';
import { FirstData } from '@/components/shell/session/first-data';

type HomeProps = { searchParams: Promise<Search> };

export async function generateMetadata(): Promise<Metadata> {
  const sent = await headers();
  if (!sent.has('x-portal-role')) {
    return { title: (await getTranslations('auth.hero'))('title') };
  }
  const words = sent.get('x-portal-side') === 'ip' ? 'ip' : 'dashboard';
  return { title: (await getTranslations(words))('title') };
}

export default async function Home({ searchParams }: HomeProps) {
  const sent = await headers();
  const rows = await chosenRows();
  if (!sent.has('x-portal-role')) return <Dashboard side={undefined} rows={rows} />;
  const professional = sent.get('x-portal-side') === 'ip';
  const search = await searchParams;
  return (
    <Words
      of={
        professional
          ? ['auth', 'ip', 'rail', ...professionalWords]
          : ['chat', 'dashboard', 'drafts', 'forms', 'claim', 'documents', 'guide', 'receipt']
      }
    >
      <FirstData of={professional ? professionalFirst(search, rows) : claimantFirst(search)}>
        {!professional && <ReadyForNoNetwork />}
        {professional ? (
          <Dashboard side="ip" rows={rows} icons={railIcons} />
        ) : (
          <Dashboard side="claimant" rows={rows} />
        )}
      </FirstData>
    </Words>
  );
}
