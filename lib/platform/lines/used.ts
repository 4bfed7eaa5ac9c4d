/** After so long, half of what a share used counts no more. */
const halfLifeMs = 120_000;

/** As many shares are remembered; beyond these, those that used least are forgotten. */
const remembered = 10_000;

/** Time of places that each share used lately, in milliseconds. `clock` gives milliseconds. */
export function used(clock: () => number) {
  const ledger = new Map<string, { ms: number; at: number }>();

  const leftOf = ({ ms, at }: { ms: number; at: number }) =>
    ms * 2 ** ((at - clock()) / halfLifeMs);

  function forgetLeast() {
    const most = [...ledger].sort(([, one], [, other]) => leftOf(other) - leftOf(one));
    for (const [key] of most.slice(remembered / 2)) ledger.delete(key);
  }

  return {
    of(key: string) {
      const entry = ledger.get(key);
      return entry ? leftOf(entry) : 0;
    },
    add(key: string, ms: number) {
      ledger.set(key, { ms: this.of(key) + ms, at: clock() });
      if (ledger.size > remembered) forgetLeast();
    },
  };
}
