import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { professionalFirst, professionalWords, type Search } from '@/app/first-data';
import { IpDashboard } from '@/components/ip-dashboard/ip-dashboard';
import { Words } from '@/components/shell/language/words';
import { FirstData } from '@/components/shell/session/first-data';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ip'))('title') };
}

type PageProps = { searchParams: Promise<Search> };

export default async function Page({ searchParams }: PageProps) {
  return (
    <Words of={professionalWords}>
      <FirstData of={professionalFirst(await searchParams)}>
        <IpDashboard />
      </FirstData>
    </Words>
  );
}
