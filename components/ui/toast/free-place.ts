/** The corners and edges where a toast may appear; the first is the usual one. */
export const places = [
  'bottom-right',
  'bottom-left',
  'bottom',
  'top-right',
  'top-left',
  'top',
] as const;
export type ToastPlace = (typeof places)[number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const spans: Record<string, (room: number, length: number) => number> = {
  left: () => 0,
  top: () => 0,
  right: (room, length) => room - length,
  bottom: (room, length) => room - length,
};

/** Where a toast appears: at an edge, or beside one, so many pixels from the top of the window. */
export interface Spot {
  place: ToastPlace;
  top?: number;
}

interface Size {
  width: number;
  height: number;
}

/** The box of a toast of this size in a window of that size. */
export function boxAt({ place, top: from }: Spot, size: Size, room: Size): Box {
  const [vertical = 'bottom', horizontal = ''] = place.split('-');
  const top = from ?? spans[vertical]?.(room.height, size.height) ?? 0;
  const left = spans[horizontal]?.(room.width, size.width) ?? (room.width - size.width) / 2;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** In square pixels: how much of a box the others cover. */
function covered(box: Box, others: readonly Box[]) {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + (width > 0 && height > 0 ? width * height : 0);
  }, 0);
}

const atEdges: readonly Spot[] = places.map((place) => ({ place }));

/** In pixels: between two heights that are tried. */
const step = 16;

function* betweenEdges(size: Size, room: Size): Generator<Spot> {
  for (const place of ['bottom-right', 'bottom-left', 'bottom'] as const)
    for (let top = room.height - size.height - step; top > 0; top -= step) yield { place, top };
}

/**
 * Finds the first place where a toast covers no control, at an edge if possible; otherwise the edge where it covers the least.
 * Keeps `now` as long as that is free.
 */
export function freePlace(size: Size, room: Size, controls: readonly Box[], now?: Spot): Spot {
  const sumAt = (spot: Spot) => covered(boxAt(spot, size, room), controls);
  const order = now ? [now, ...atEdges] : atEdges;
  const free = order.find((spot) => sumAt(spot) === 0);
  if (free) return free;
  for (const spot of betweenEdges(size, room)) if (sumAt(spot) === 0) return spot;
  return atEdges.reduce((best, spot) => (sumAt(spot) < sumAt(best) ? spot : best));
}
