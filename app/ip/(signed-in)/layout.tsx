import type { ReactNode } from 'react';
import { RequireUser } from '@/components/shell/guard/require-user';
import { Words } from '@/components/shell/language/words';

export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <Words of={['ip', 'auth', 'errors.judged']}>
      <RequireUser side="ip">{children}</RequireUser>
    </Words>
  );
}
