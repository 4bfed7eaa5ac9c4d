import { notFound } from 'next/navigation';
import { PublishedList } from '@/components/published-lists/published-list';
import { TooManyReads } from '@/components/published-lists/too-many-reads';
import { listForPage } from '@/lib/http/pages/published-lists';

export const dynamic = 'force-dynamic';

type ListPageProps = {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function ListPage({ params, searchParams }: ListPageProps) {
  const found = await listForPage((await params).number, await searchParams);
  if (found === 'unknown') notFound();
  return found === 'busy' ? <TooManyReads /> : <PublishedList {...found} />;
}
