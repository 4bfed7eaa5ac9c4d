const midnight = /(?<=\d)(?:T|,? )(?:00?:00(?::00(?:\.0{1,6})?)?|12:00(?::00)? ?am)$/i;

/**
 * A day without the midnight that programs write behind one: "2024-03-31T00:00:00", "31/03/2024 12:00:00 AM". Any other hour, and a
 * zone, stay, since they may make it another day in India.
 */
export const withoutMidnight = (text: string) =>
  text.replace(/\s+/g, ' ').trimEnd().replace(midnight, '');
