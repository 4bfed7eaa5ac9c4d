const midnight = /(?<=\d)(?:T|,? )(?:00?:00(?::00(?:\.0{1,6})?)?|12:00(?::00)? ?am)$/i;

/** Removes a program's midnight behind a day. Other hours and zones stay, since they may make it another day in India. */
export const withoutMidnight = (text: string) =>
  text.replace(/\s+/g, ' ').trimEnd().replace(midnight, '');
