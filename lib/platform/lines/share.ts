/** Those who count as one where people wait: a person, everybody behind a network, or the portal itself. */
export interface Share {
  readonly key: string;
  readonly kind: 'person' | 'network' | 'house';
}

/** The portal's own work, which nobody asked for. */
export const house: Share = { key: 'house', kind: 'house' };
