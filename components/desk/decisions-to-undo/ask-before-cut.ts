import { heldDeeds } from './held-deeds';

const ask = (event: Event) => event.preventDefault();

// The browser asks before it cuts off a deed that goes in parts.
heldDeeds.subscribe(() => {
  const long = heldDeeds.current().some(({ state, inParts }) => inParts && state !== 'failed');
  if (long) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
});
