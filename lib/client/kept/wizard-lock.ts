const name = 'wizard';

/** Says to the browser's other tabs that a wizard is open. Gives what ends it. */
export function holdWizard() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Not on pages without TLS; nothing is kept there either.
  navigator.locks?.request(name, { mode: 'shared' }, () => ended).catch(() => undefined);
  return () => end();
}

/** Does `work` while no tab has a wizard open, or gives `otherwise`. */
export async function whileNoWizard<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  if (!navigator.locks) return otherwise;
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : otherwise,
  );
}
