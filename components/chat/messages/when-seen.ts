/** Calls `act` once, when the page is visible: now or later. Gives the function that cancels this. */
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
