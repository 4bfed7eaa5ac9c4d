import type { ReactNode } from 'react';
import { SignInAgain } from '@/components/auth/sign-in/sign-in-again';
import { PaletteKeys } from '@/components/palette/palette-keys';
import { Rail } from '@/components/rail/rail';
import { railIcons } from '@/components/rail/rail-icons';
import { RequireUser } from '@/components/shell/guard/require-user';
import { Words } from '@/components/shell/language/words';
import { answer, FirstData } from '@/components/shell/session/first-data';
import { queries } from '@/lib/client/queries/queries';
import { firstReads } from '@/lib/http/pages/first-reads';

export default function SignedInLayout({ children }: { children: ReactNode }) {
  return (
    <Words of={['ip', 'auth', 'errors.judged', 'rail']}>
      <FirstData
        of={[answer(queries.me, firstReads.me()), answer(queries.security, firstReads.security())]}
      >
        <RequireUser side="ip" again={<SignInAgain />}>
          <PaletteKeys />
          <Rail icons={railIcons} />
          {children}
        </RequireUser>
      </FirstData>
    </Words>
  );
}
