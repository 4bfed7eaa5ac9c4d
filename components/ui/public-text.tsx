'use client';

import { useTranslations } from 'next-intl';

/** Words of a text, by where they stand in it, and why they are marked. */
export interface MarkedWord {
  start: number;
  end: number;
  why: 'own' | 'masked' | 'asked';
}

/** The text in pieces, those in a word marked. Words that overlap are one. */
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
 * What everybody will read of a text that is typed, with the words marked that nobody publishes, and what is wrong with them. Stands
 * below the field, and is read out as it changes.
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
