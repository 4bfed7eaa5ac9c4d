import type { Words } from '@/lib/i18n/words';

/** What a key may be named: each has its words. */
export type KeyName = keyof Words['keys']['names'];
type KeyGroup = keyof Words['keys']['groups'];

/** The keys of a screen, by group and name, in the order in which they are listed. */
type Groups = Readonly<Partial<Record<KeyGroup, Readonly<Partial<Record<KeyName, string>>>>>>;
type NamesIn<G extends Groups> = { [Group in keyof G]: keyof G[Group] }[keyof G] & KeyName;

/** Letters as they lie on a keyboard: with Alt held, some systems make other characters of them. */
const codes: Record<string, string> = {
  Quote: "'",
  Semicolon: ';',
  Slash: '?',
  Backslash: '\\',
  Backquote: '`',
};

function keyBehind(code: string) {
  const letter = /^(?:Key|Digit)([A-Z\d])$/.exec(code)?.[1];
  return letter?.toLowerCase() ?? codes[code] ?? code;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

interface How {
  typing?: boolean;
  plain?: boolean;
}

export interface KeySet<Name extends KeyName = KeyName> {
  groups: readonly { group: KeyGroup; keys: readonly { name: Name; key: string }[] }[];
  keyOf: Readonly<Record<Name, string>>;
  /**
   * What a key stands for. `typing`: the keystroke goes into a field, where only keys with Alt count, and Enter with Ctrl
   * or the command key. `plain`: whether keys without Alt count at all.
   */
  meantBy(pressed: Pressed, how?: How): Name | undefined;
}

/** Whether a key writes nothing, so that it also works while typing and where keys without Alt are off. */
const writesNothing = (key: string) => /^F\d/.test(key);

/** Closes the window on some systems, if it is held with Alt. */
const closing = 'F4';

/**
 * Makes the keys of a screen out of their list. Each also goes with Alt, which works while typing too; Enter with Ctrl alone, and
 * F4 without Alt.
 */
export function keySet<const G extends Groups>(groups: G): KeySet<NamesIn<G>> {
  type Name = NamesIn<G>;
  const pairs = Object.values(groups).flatMap((group) => Object.entries(group)) as [Name, string][];
  const nameOf = new Map(pairs.map(([name, key]) => [key, name]));
  return {
    groups: Object.entries(groups).map(([group, keys]) => ({
      group: group as KeyGroup,
      keys: Object.entries(keys).map(([name, key]) => ({ name: name as Name, key })),
    })),
    keyOf: Object.fromEntries(pairs) as Record<Name, string>,
    meantBy({ key, code, altKey, ctrlKey, metaKey }, { typing = false, plain = true } = {}) {
      if (key === 'Enter') return (ctrlKey || metaKey) && !altKey ? nameOf.get(key) : undefined;
      if (ctrlKey || metaKey) return undefined;
      if (altKey) return key === closing ? undefined : nameOf.get(keyBehind(code));
      const counts = writesNothing(key) || (plain && !typing);
      return counts ? nameOf.get(key.length === 1 ? key.toLowerCase() : key) : undefined;
    },
  };
}

/** How a key is written for people: with Ctrl where that is part of it. */
export const written = (key: string) => (key === 'Enter' ? 'Ctrl+Enter' : key.toUpperCase());

/** The same as assistive technology reads it. */
export function ariaKeys(key: string) {
  if (key === 'Enter') return 'Control+Enter';
  return key === closing ? key : `${written(key)} Alt+${written(key)}`;
}
