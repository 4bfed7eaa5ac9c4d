'use client';

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { forgetRegister, keepRegister, keptRegister } from '@/lib/client/files/register';
import { importMutations } from '@/lib/client/mutations/import';
import {
  isFor,
  type KeptReading,
  keepReading,
  keptReading,
} from '@/lib/client/on-device/register-readings';
import { codeOf } from '@/lib/client/request/request';
import type { Mappings, RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import type { Mapping } from '@/lib/registers/mapping';
import { isSame, sendable } from './mapping-edits';

interface Answer {
  sheets: readonly RehearsedSheet[];
  /** How the person had it read. */
  by: Mappings;
}

const sameAs = (one: Mappings, other: Mappings) => JSON.stringify(one) === JSON.stringify(other);

/** A chosen register: what was found in it, what the person changes of how it is read, and its rehearsals. */
export function useRegister() {
  const { id } = useUser();
  const [file, setFile] = useState<File | null>(null);
  const [kept, setKept] = useState<KeptReading | null>(null);
  const [changes, setChanges] = useState<Mappings>({});
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [share, setShare] = useState(0);
  const under = useRef<AbortController>(undefined);
  const { mutate, isPending, error, reset } = useMutation(importMutations.rehearse);

  /** With `kept` it is from an earlier visit, and is given up where the server does not take it any more. */
  function rehearse(of: File, by: Mappings, kept = false) {
    under.current?.abort();
    const controller = new AbortController();
    under.current = controller;
    const { signal } = controller;
    setShare(0);
    mutate(
      { file: of, mappings: by, onProgress: setShare, signal },
      {
        onSuccess: ({ sheets }) => setAnswer({ sheets, by }),
        onError: (failure) => {
          if (!kept || codeOf(failure) !== 'invalid') return;
          setChanges({});
          rehearse(of, {});
        },
      },
    );
  }

  async function choose(next: File) {
    keepRegister(id, next);
    setFile(next);
    setAnswer(null);
    reset();
    const found = await keptReading(id);
    const by = found && isFor(found, next) ? found.mappings : {};
    setChanges(by);
    rehearse(next, by, Object.keys(by).length > 0);
  }

  function remove() {
    under.current?.abort();
    forgetRegister();
    setFile(null);
    setAnswer(null);
    setChanges({});
    reset();
    void keptReading(id).then(setKept);
  }

  const begin = useRef(choose);
  useEffect(() => {
    // Another page chose the file, or this one before the person left it.
    const waiting = keptRegister(id);
    if (waiting) void begin.current(waiting);
    else void keptReading(id).then(setKept);
    return () => under.current?.abort();
  }, [id]);

  /** Changes how a sheet is read, or leaves it out (null); the same as guessed is no change. */
  function change({ sheet, guessed }: RehearsedSheet, mapping: Mapping | null) {
    const { [sheet]: _, ...others } = changes;
    const next =
      mapping && isSame(mapping, guessed)
        ? others
        : { ...others, [sheet]: mapping && sendable(mapping) };
    setChanges(next);
    if (file) void keepReading(id, { file, mappings: next });
  }

  return {
    file,
    /** What is kept of a file that is not chosen now. */
    kept,
    answer,
    error,
    share,
    rehearsing: isPending,
    /** The figures are older than what the person changed. */
    stale: answer !== null && !sameAs(changes, answer.by),
    /** How a sheet is to be read; null for one that is left out. */
    mappingOf: ({ sheet, guessed }: RehearsedSheet) => {
      const changed = Object.hasOwn(changes, sheet) ? changes[sheet] : undefined;
      return changed === undefined ? guessed : changed;
    },
    choose: (next: File) => void choose(next),
    remove,
    change,
    again: () => file && rehearse(file, changes),
  };
}

export type Register = ReturnType<typeof useRegister>;
