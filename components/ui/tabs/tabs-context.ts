'use client';

import { createContext, useContext } from 'react';

type TabsState = { value: string; choose: (value: string) => void; id: string };

export const TabsContext = createContext<TabsState | null>(null);

/** The tabs around a trigger or a panel. Throws outside of <Tabs>. */
export function useTabs(): TabsState {
  const tabs = useContext(TabsContext);
  if (!tabs) throw new Error('TabsList, TabsTrigger and TabsContent belong inside Tabs');
  return tabs;
}
