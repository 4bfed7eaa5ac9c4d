/** The corners and edges at which a toast may appear, the first of them where nothing speaks against it. */
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

/** Where a toast of this size lies in a window of that one. */
export function boxAt(
  place: ToastPlace,
  size: { width: number; height: number },
  room: { width: number; height: number },
): Box {
  const [vertical = 'bottom', horizontal = ''] = place.split('-');
  const top = spans[vertical]?.(room.height, size.height) ?? 0;
  const left = spans[horizontal]?.(room.width, size.width) ?? (room.width - size.width) / 2;
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** How much of a box others cover, in square pixels. */
function covered(box: Box, others: readonly Box[]) {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + (width > 0 && height > 0 ? width * height : 0);
  }, 0);
}

/** The first place at which a toast covers no control, or else the one at which it covers the least; `now` as long as that is free. */
export function freePlace(
  size: { width: number; height: number },
  room: { width: number; height: number },
  controls: readonly Box[],
  now?: ToastPlace,
): ToastPlace {
  const order = now ? [now, ...places.filter((place) => place !== now)] : places;
  const sums = order.map((place) => ({ place, sum: covered(boxAt(place, size, room), controls) }));
  return sums.reduce((best, each) => (each.sum < best.sum ? each : best)).place;
}
