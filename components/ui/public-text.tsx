'use client';

import { useTranslations } from 'next-intl';

export interface MarkedWord {
  start: number;
  end: number;
  why: 'own' | 'masked' | 'asked';
}

/** Splits a text at its marked words. Words that overlap become one. */
function piecesOf(text: string, words: readonly MarkedWord[]) {
  const edges = words.flatMap(({ start, end }) => [start, end]);
  const places = [...new Set([0, ...edges, text.length])].toSorted((a, b) => a - b);
  return places.slice(0, -1).map((start, at) => {
    const marked = words.some((word) => word.start <= start && start < word.end);
    return { start, piece: text.slice(start, places[at + 1]), marked };
  });
}

const reasons = ['own', 'masked', 'asked'] as const;

/**
 * Shows, below a field, what everybody will read of its text, with marks on words that nobody should publish, and why. Screen
 * readers read it as it changes.
 */
export function PublicText({ text, words }: { text: string; words: readonly MarkedWord[] }) {
  const t = useTranslations('ui.publicText');
  return (
    <span aria-live="polite" className="block">
      {text.trim() !== '' && (
        <>
          <span className="block">
            {t('shown')}{' '}
            <span className="text-ink wrap-anywhere whitespace-pre-line">
              {piecesOf(text, words).map(({ start, piece, marked }) =>
                marked ? (
                  <mark key={start} className="bg-yellow-tint font-semibold text-ink">
                    {piece}
                  </mark>
                ) : (
                  <span key={start}>{piece}</span>
                ),
              )}
            </span>
          </span>
          {reasons
            .filter((why) => words.some((word) => word.why === why))
            .map((why) => (
              <span key={why} className="mt-1 block font-semibold text-yellow">
                {t(why)}
              </span>
            ))}
        </>
      )}
    </span>
  );
}
