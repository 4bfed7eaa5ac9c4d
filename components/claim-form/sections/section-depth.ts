/** Counts the history entries, up to this one, that the buttons of sections made. */
export const sectionDepth = (): number => Number(window.history.state?.sectionDepth) || 0;

/** Other code must put this into every entry that it makes or rewrites. */
export const keptDepth = () => ({ sectionDepth: sectionDepth() });
