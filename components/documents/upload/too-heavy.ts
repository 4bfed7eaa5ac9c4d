/** A photo with too many bytes, even after it was made smaller. */
export class TooHeavy extends Error {}
