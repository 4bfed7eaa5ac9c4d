'use client';

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

// So near the end counts as the end.
const nearEnd = 80;
const nearStart = 400;

/**
 * Keeps a reader's place in a conversation. At its end they follow new messages; further up, neither new messages nor earlier
 * ones that load above move what they read. `ids` are the messages', oldest first.
 */
export function useReadingPlace(
  scroller: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onNearStart: () => void,
) {
  const [atEnd, setAtEnd] = useState(true);
  const [lastRead, setLastRead] = useState(ids.at(-1));
  const before = useRef({ firstId: ids[0], height: 0 });
  const firstId = ids[0];
  const lastId = ids.at(-1);
  if (atEnd && lastRead !== lastId) setLastRead(lastId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the conversation grew at either end
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const grewAbove = before.current.firstId !== undefined && before.current.firstId !== firstId;
    if (atEnd) box.scrollTop = box.scrollHeight;
    else if (grewAbove) box.scrollTop += box.scrollHeight - before.current.height;
    before.current = { firstId, height: box.scrollHeight };
  }, [firstId, lastId, ids.length]);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    before.current.height = box.scrollHeight;
    setAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd);
    if (box.scrollTop < nearStart) onNearStart();
  }, [scroller, onNearStart]);

  return {
    onScroll,
    /** Messages that came below while the reader was further up. */
    unseen: atEnd ? 0 : ids.length - 1 - ids.indexOf(lastRead ?? ''),
    toEnd() {
      setAtEnd(true);
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    },
  };
}
