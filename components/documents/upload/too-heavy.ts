/** A photo that has more bytes than are taken, also after it was made smaller. */
export class TooHeavy extends Error {}
