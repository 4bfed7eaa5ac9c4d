const name = 'wizard';

/** Tells the browser's other tabs that a wizard is open. Gives the function that ends this. */
export function holdWizard() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  // Pages without TLS have no locks; they store nothing either.
  navigator.locks?.request(name, { mode: 'shared' }, () => ended).catch(() => undefined);
  return () => end();
}

/** Runs `work` if no tab has a wizard open; otherwise gives `otherwise`. */
export async function whileNoWizard<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  if (!navigator.locks) return otherwise;
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : otherwise,
  );
}
