import { PublishedLists } from '@/components/published-lists/published-lists';
import { TooManyReads } from '@/components/published-lists/too-many-reads';
import { listsForPage } from '@/lib/http/pages/published-lists';

// What is withdrawn is gone with the next request.
export const dynamic = 'force-dynamic';

export default async function CreditorsPage() {
  const found = await listsForPage();
  return found === 'busy' ? <TooManyReads /> : <PublishedLists lists={found} />;
}
