'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useUser } from '@/components/shell/session/use-user';
import { curtainStyles } from '@/components/ui/dialog/dialog-styles';
import { onDemand } from '@/components/ui/loading/on-demand';
import { loginFromHere } from '@/lib/client/paths/paths';
import { accountQueries } from '@/lib/client/queries/account';

const Curtain = () => <div className={curtainStyles} />;

const SessionDialog = onDemand(async () => (await import('./session-dialog')).SessionDialog, {
  loading: Curtain,
});

/**
 * Hides the page of a professional whose session has ended until they sign in again. What they typed is still there, and the
 * page loads its data again.
 */
export function SignInAgain() {
  const client = useQueryClient();
  const router = useRouter();
  const [me] = accountQueries.me.queryKey;
  return (
    <SessionDialog
      email={useUser().email}
      purpose="continue"
      onClose={() => router.replace(loginFromHere('ip'))}
      onSignedIn={() =>
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== me })
      }
    />
  );
}
