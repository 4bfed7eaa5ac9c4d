/** "12500000" is "12,500,000": whole units of another currency. */
export function inThousands(units: string): string {
  const groups: string[] = [];
  for (let end = units.length; end > 0; end -= 3)
    groups.unshift(units.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}
