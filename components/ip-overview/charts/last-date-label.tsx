interface LastDateLabelProps {
  words: string;
  /** Where on the chart's width the line stands, from 0 to 1. */
  share: number;
  /** Given by the chart. */
  viewBox?: { x?: number; y?: number };
}

/** Names the line, above it and turned to the side that has room. */
export function LastDateLabel({ words, share, viewBox }: LastDateLabelProps) {
  const anchor = share < 0.2 ? 'start' : share > 0.8 ? 'end' : 'middle';
  return (
    <text
      x={viewBox?.x}
      y={(viewBox?.y ?? 0) - 8}
      textAnchor={anchor}
      className="fill-marigold-deep text-sm font-semibold"
    >
      {words}
    </text>
  );
}
