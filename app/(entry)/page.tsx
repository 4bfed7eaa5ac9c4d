import { headers } from 'next/headers';
import { Dashboard } from '@/components/entry/dashboard';
import { Words } from '@/components/shell/language/words';

export default async function Home() {
  const sent = await headers();
  if (!sent.has('x-portal-role')) return <Dashboard side={undefined} />;
  const professional = sent.get('x-portal-side') === 'ip';
  return (
    <Words
      of={
        professional
          ? ['chat', 'ip', 'auth', 'forms', 'claim', 'documents']
          : ['chat', 'dashboard', 'drafts', 'forms', 'claim', 'documents']
      }
    >
      <Dashboard side={professional ? 'ip' : 'claimant'} />
    </Words>
  );
}
