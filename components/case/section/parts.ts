'use client';

import { createContext, type RefObject, use, useEffect, useId, useRef } from 'react';

interface Deeds {
  save: () => void;
  undo: () => void;
}

/** What a section knows of one of its parts. */
export interface ToldPart {
  changed: boolean;
  pending: boolean;
  deeds: RefObject<Deeds>;
}

export type TellOfPart = (part: string, told: ToldPart | null) => void;

export const PartsContext = createContext<TellOfPart>(() => undefined);

/** Which sections have changes that are not saved, for the list of sections. */
export const UnsavedContext = createContext<(section: string, changed: boolean) => void>(
  () => undefined,
);

/** Has the section around it save a part of it, or take back what was typed there. */
export function usePart({ changed, pending, save, undo }: Omit<ToldPart, 'deeds'> & Deeds) {
  const tell = use(PartsContext);
  const id = useId();
  const deeds = useRef<Deeds>({ save, undo });
  useEffect(() => {
    deeds.current = { save, undo };
  });
  useEffect(() => tell(id, { changed, pending, deeds }), [tell, id, changed, pending]);
  useEffect(() => () => tell(id, null), [tell, id]);
}
