'use client';

import { useState } from 'react';
import { splitTyped } from '@/lib/format/day-in-one-box';
import { type DayParts, partsIn, typedValue } from '@/lib/format/typed-day';

const boxes = [0, 1, 2] as const;

/** The texts of the three boxes of a date. `value` is the day `YYYY-MM-DD`, or what the person has typed so far. */
export function useTypedDay(value: string, onChange: (value: string) => void) {
  const [parts, setParts] = useState(() => partsIn(value));
  const [seen, setSeen] = useState(value);
  // A value from elsewhere replaces the typed texts; a typed value leaves them as they are.
  if (value !== seen) {
    setSeen(value);
    if (value !== typedValue(parts)) setParts(partsIn(value));
  }

  function take(next: DayParts) {
    setParts(next);
    const now = typedValue(next);
    if (now !== value) onChange(now);
  }
  return {
    parts,
    /** `atOnce`: pasted, or filled in by the browser. */
    type(at: number, text: string, atOnce: boolean) {
      const whole = splitTyped(text);
      // A person who types 31/3/2024 has typed 31/3/20 on the way, and 310320 before 31032024.
      if (whole && (atOnce || whole[2].length === 4)) take(whole);
      else take(boxes.map((box) => (box === at ? text : parts[box])) as unknown as DayParts);
    },
    /** When the person leaves a box with a whole date in it, the date goes into the three boxes. */
    leave() {
      const whole = parts.flatMap((part) => splitTyped(part) ?? []);
      const isAlone = parts.filter((part) => part.trim() !== '').length === 1;
      if (isAlone && whole.length === boxes.length) take(whole as unknown as DayParts);
    },
  };
}
