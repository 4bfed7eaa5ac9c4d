/** How often something was seen, and where first. */
export interface Tallied<Item, Place = number> {
  item: Item;
  count: number;
  rows: Place[];
}

/** So many rows are named; all are counted. */
const named = 20;
/** A file made to fill memory cannot have more kinds of questions than that. */
const mostKinds = 1000;

/** Counts things by a key and names the first rows of each, or more of them; the most frequent come first. */
export function tally<Item, Place = number>() {
  const all = new Map<string, Tallied<Item, Place>>();
  return {
    add(key: string, row: Place, item: Item) {
      const known = all.get(key);
      if (!known && all.size >= mostKinds) return;
      const one = known ?? { item, count: 0, rows: [] };
      one.count += 1;
      if (one.rows.length < named) one.rows.push(row);
      all.set(key, one);
    },
    result: () => [...all.values()].sort((one, other) => other.count - one.count),
  };
}
