import type { ReactNode } from 'react';
import { RequireActiveProfessional } from '@/components/shell/guard/require-active-professional';
import { ProfessionalHeader } from '@/components/shell/header/professional-header';

export default function ActiveLayout({ children }: { children: ReactNode }) {
  return (
    <RequireActiveProfessional>
      <ProfessionalHeader />
      {children}
    </RequireActiveProfessional>
  );
}
