import { notFound } from 'next/navigation';
import { CheckedFacts } from '@/components/check-paper/checked-facts';
import { TooManyChecks } from '@/components/check-paper/too-many-checks';
import { paperCheck } from '@/lib/http/pages/paper-check';

type CheckedPageProps = { params: Promise<{ code: string }> };

export default async function CheckedPage({ params }: CheckedPageProps) {
  const found = await paperCheck((await params).code);
  if (found === 'unknown') notFound();
  return found === 'busy' ? <TooManyChecks /> : <CheckedFacts paper={found} />;
}
