'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { CaseFacts } from '@/lib/case/fields';

interface Drawn {
  facts: CaseFacts | null;
  /** The server's time when it rendered the page, and this device's when it got the page. */
  at: number;
  here: number;
}

export const CaseContext = createContext<Drawn>({ facts: null, at: 0, here: 0 });

interface CaseProviderProps {
  facts: CaseFacts | null;
  /** The server's time. */
  at: number;
  children: ReactNode;
}

/** Gives its children the facts of the case as of the time when the server drew the page. */
export function CaseProvider({ facts, at, children }: CaseProviderProps) {
  const drawn = useMemo(() => ({ facts, at, here: Date.now() }), [facts, at]);
  return <CaseContext value={drawn}>{children}</CaseContext>;
}

/** The facts of the case; null while they could not be read. */
export const useCaseFacts = () => useContext(CaseContext).facts;
