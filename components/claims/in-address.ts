/**
 * The query string of an address in which a list is at another place. Keeps what is none of the place's keys, such as the team that
 * is open over the page. `query` is the place as it stands in an address.
 */
export function inAddress(search: string, place: object, query: string): string {
  const others = new URLSearchParams(search);
  for (const key of Object.keys(place)) others.delete(key);
  return [query, others.toString()].filter(Boolean).join('&');
}
