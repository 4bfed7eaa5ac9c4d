import type { Metadata } from 'next';
import { CaseSettings } from '@/components/case/case-settings';
import { PageMain } from '@/components/shell/page-main';

export const metadata: Metadata = { title: 'Case Settings' };

export default function Page() {
  return (
    <PageMain width="reading">
      <CaseSettings />
    </PageMain>
  );
}
