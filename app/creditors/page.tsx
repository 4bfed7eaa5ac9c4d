import { NotReadNow } from '@/components/published-lists/not-read-now';
import { PublishedLists } from '@/components/published-lists/published-lists';
import { listsForPage } from '@/lib/http/pages/public-list';

// A withdrawn list is gone with the next request.
export const dynamic = 'force-dynamic';

export default async function CreditorsPage() {
  const found = await listsForPage();
  return typeof found === 'string' ? <NotReadNow why={found} /> : <PublishedLists lists={found} />;
}
