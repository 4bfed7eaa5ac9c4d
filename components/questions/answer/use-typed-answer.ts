'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useKeptEdit } from '@/components/claim/use-kept-edit';
import { type QuestionOfList, standingAnswer } from '@/components/questions/open-questions';
import type { PresentedClaim } from '@/lib/claims/records/present';

/**
 * The answer while the claimant writes it: words, and documents of the claim. It starts with the present answer, and this
 * device stores it until it is sent. `takeEarly` gives, once, what they typed before React ran.
 */
export function useTypedAnswer(
  claim: PresentedClaim,
  { list, item }: QuestionOfList,
  takeEarly: () => string,
) {
  const before = standingAnswer(item);
  const [words, setWords] = useState(before?.answer ?? '');
  const [files, setFiles] = useState<readonly string[]>(before?.documentIds ?? []);
  const begun = useRef(false);
  useLayoutEffect(() => {
    const early = takeEarly();
    if (early) setWords(early);
  }, [takeEarly]);
  // A question that is asked again needs another answer.
  const turn = item.answers.filter(({ returnedAt }) => returnedAt).length;
  const { keep, forget } = useKeptEdit(
    `${claim.id}:${list.id}:${item.n}:${turn}`,
    ({ words: typed, files: chosen }) => {
      if (begun.current) return;
      if (typeof typed === 'string') setWords(typed);
      if (Array.isArray(chosen))
        setFiles(claim.documents.map(({ id }) => id).filter((id) => chosen.includes(id)));
    },
  );
  const keepThis = useEffectEvent(() => {
    const same =
      words === (before?.answer ?? '') && files.join() === (before?.documentIds ?? []).join();
    if (same && !begun.current) return;
    begun.current = true;
    keep(() => (same ? {} : { words, files }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one of them is another
  useEffect(() => keepThis(), [words, files]);
  return { words, setWords, files, setFiles, forget };
}
