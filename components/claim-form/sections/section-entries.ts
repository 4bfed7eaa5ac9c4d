/** How many entries of the history were made by going from section to section, up to this one. */
export const sectionDepth = (): number => Number(window.history.state?.sectionDepth) || 0;

/** What an entry must carry that is made or rewritten by somebody else. */
export const keptDepth = () => ({ sectionDepth: sectionDepth() });

function addressOf(screen: number): string {
  const params = new URLSearchParams(window.location.search);
  params.set('section', String(screen + 1));
  return `?${params}`;
}

/** A further entry, so that the browser's back button leads to the section before. */
export const pushScreen = (screen: number) =>
  window.history.pushState({ sectionDepth: sectionDepth() + 1 }, '', addressOf(screen));

/** The section of this entry is another one. */
export const renameScreen = (screen: number) =>
  window.history.replaceState(keptDepth(), '', addressOf(screen));
