import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { deskFirst, type Search } from '@/app/first-data';
import { Desk } from '@/components/desk/desk';
import { Words } from '@/components/shell/language/words';
import { FirstData } from '@/components/shell/session/first-data';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('desk'))('title') };
}

type PageProps = { searchParams: Promise<Search> };

export default async function Page({ searchParams }: PageProps) {
  return (
    <Words
      of={[
        'changes',
        'claim',
        'desk',
        'documents',
        'flags',
        'forms',
        'glance',
        'keys',
        'late',
        'law',
        'objections',
        'places',
        'questions',
        'viewer',
      ]}
    >
      <FirstData of={deskFirst(await searchParams)}>
        <Desk />
      </FirstData>
    </Words>
  );
}
