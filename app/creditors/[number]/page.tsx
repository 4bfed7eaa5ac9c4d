import { notFound } from 'next/navigation';
import { NotReadNow } from '@/components/published-lists/not-read-now';
import { PublishedList } from '@/components/published-lists/published-list';
import { listForPage } from '@/lib/http/pages/public-list';

export const dynamic = 'force-dynamic';

type ListPageProps = {
  params: Promise<{ number: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function ListPage({ params, searchParams }: ListPageProps) {
  const found = await listForPage((await params).number, await searchParams);
  if (found === 'unknown') notFound();
  return typeof found === 'string' ? <NotReadNow why={found} /> : <PublishedList {...found} />;
}
