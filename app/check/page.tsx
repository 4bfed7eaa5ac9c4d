import { redirect } from 'next/navigation';
import { AskForCode } from '@/components/check-paper/ask-for-code';
import { checkPaths } from '@/lib/client/paths/check';

type CheckPageProps = { searchParams: Promise<{ code?: string | string[] }> };

export default async function CheckPage({ searchParams }: CheckPageProps) {
  const { code } = await searchParams;
  const typed = typeof code === 'string' ? code.trim().slice(0, 500) : '';
  if (typed) redirect(checkPaths.of(typed));
  return <AskForCode />;
}
