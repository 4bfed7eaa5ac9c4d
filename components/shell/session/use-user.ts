'use client';

import { createContext, useContext } from 'react';
import type { PresentedUser } from '@/lib/identity/accounts/present';

export const UserContext = createContext<PresentedUser | null>(null);

/** The signed-in person. Throws outside SignedIn. */
export function useUser(): PresentedUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser is called outside SignedIn');
  return user;
}
