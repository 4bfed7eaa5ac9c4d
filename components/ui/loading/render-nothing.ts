/**
 * What stands in the place of code that is still on its way. Every next/dynamic needs a `loading`: without one
 * the page around it is hidden meanwhile, and the focus is lost.
 */
export const renderNothing = () => null;
