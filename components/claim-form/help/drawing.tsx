import type { ReactNode } from 'react';

/** A small drawing of a paper; `label` says what it shows. */
export function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 160"
      role="img"
      aria-label={label}
      className="mt-2 block w-full max-w-sm text-ink"
    >
      <rect
        x="2"
        y="2"
        width="316"
        height="156"
        rx="6"
        className="fill-sheet stroke-line-strong"
        strokeWidth="2"
      />
      {children}
    </svg>
  );
}

/** Lines of print that need not be read. */
export const Print = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height="5" rx="2.5" className="fill-line" />
);

type NumberOnPaperProps = { x: number; y: number; name: string; text: string; marked: boolean };

/** A number with its name, as printed; the one that is meant has a ring around it. */
export function NumberOnPaper({ x, y, name, text, marked }: NumberOnPaperProps) {
  const width = (name.length + text.length + 1) * 6.6 + 8;
  return (
    <>
      {marked && (
        <rect
          x={x - 6}
          y={y - 13}
          width={width + 4}
          height="20"
          rx="10"
          className="fill-yellow-tint stroke-red"
          strokeWidth="2.5"
        />
      )}
      <text
        x={x}
        y={y + 1}
        fontSize="11"
        className={marked ? 'fill-ink font-semibold' : 'fill-ink-faint'}
      >
        {name} {text}
      </text>
    </>
  );
}
