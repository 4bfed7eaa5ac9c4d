import { keptDepth, sectionDepth } from './section-depth';

function addressOf(screen: number): string {
  const params = new URLSearchParams(window.location.search);
  params.set('section', String(screen + 1));
  return `?${params}`;
}

/** Adds an entry, so that the browser's back button leads to the section before. */
export const pushScreen = (screen: number) =>
  window.history.pushState({ sectionDepth: sectionDepth() + 1 }, '', addressOf(screen));

/** Changes the section of this entry. */
export const renameScreen = (screen: number) =>
  window.history.replaceState(keptDepth(), '', addressOf(screen));
