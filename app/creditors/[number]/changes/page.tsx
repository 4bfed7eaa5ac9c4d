import { notFound } from 'next/navigation';
import { NotReadNow } from '@/components/published-lists/not-read-now';
import { PublishedChanges } from '@/components/published-lists/published-changes';
import { changesForPage } from '@/lib/http/pages/public-list';

export const dynamic = 'force-dynamic';

type ChangesPageProps = {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function ChangesPage({ params, searchParams }: ChangesPageProps) {
  const found = await changesForPage((await params).number, await searchParams);
  if (found === 'unknown') notFound();
  return typeof found === 'string' ? <NotReadNow why={found} /> : <PublishedChanges {...found} />;
}
