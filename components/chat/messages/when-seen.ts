/** Acts once, when somebody looks at the page: now, or when it comes to the front. Gives what calls it off. */
export function whenSeen(act: () => void) {
  const look = () => {
    if (document.visibilityState === 'hidden') return;
    stop();
    act();
  };
  const stop = () => document.removeEventListener('visibilitychange', look);
  document.addEventListener('visibilitychange', look);
  look();
  return stop;
}
