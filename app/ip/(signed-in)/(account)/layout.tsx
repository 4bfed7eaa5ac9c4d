import type { ReactNode } from 'react';
import { ProfessionalHeader } from '@/components/shell/header/professional-header';

/** Also open to people who may not work yet: here they set up what they lack. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ProfessionalHeader />
      {children}
    </>
  );
}
