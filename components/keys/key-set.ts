import type { Words } from '@/lib/i18n/words';

type Characters<Text extends string> = Text extends `${infer One}${infer Rest}`
  ? One | Characters<Rest>
  : never;

/** The keys that a screen may use: browsers or screen readers use every other one. */
export type Key =
  | Characters<"abcdefghijklmnopqrstuvwxyz0123456789';?\\`">
  | 'Enter'
  | 'F2'
  | 'F4'
  | 'F6'
  | 'F7'
  | 'F8'
  | 'F9';

/** Each has its words. */
export type KeyName = keyof Words['keys']['names'];
type KeyGroup = keyof Words['keys']['groups'];

/**
 * The keys of a screen, in the order of the help: by the group that lists them, the part of the screen that answers them, and
 * their name.
 */
type Groups = Readonly<Partial<Record<KeyGroup, Readonly<Record<string, Keys>>>>>;
type Keys = Readonly<Record<string, Key>>;

type Worded<G> = {
  [Group in keyof G]: {
    [Part in keyof G[Group]]: {
      [Name in keyof G[Group][Part]]: Name extends KeyName
        ? G[Group][Part][Name]
        : ['no words in messages/en/keys.json'];
    };
  };
};

type Each<T> = T[keyof T];
type PartsOf<G> = Each<{ [Group in keyof G]: keyof G[Group] }> & string;
type NamesOf<G, Part> = Each<{
  [Group in keyof G]: Part extends keyof G[Group] ? keyof G[Group][Part] : never;
}> &
  KeyName;

/** With Alt held, some systems make other characters, so these go by the place on the keyboard. */
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

export interface KeySet<
  Name extends KeyName = KeyName,
  Parts = Record<string, readonly KeyName[]>,
> {
  groups: readonly { group: KeyGroup; keys: readonly { name: Name; key: string }[] }[];
  keyOf: Readonly<Record<Name, string>>;
  /** The names of the keys that each part of the screen answers. */
  parts: Parts;
  /**
   * Gives the name of a pressed key. `typing`: the focus is in a field, where only keys with Alt count, and Enter with Ctrl or
   * the command key. `plain`: keys without Alt count too.
   */
  meantBy(pressed: Pressed, how?: How): Name | undefined;
}

/** Such a key writes nothing, so it also works in a field and where keys without Alt are off. */
const writesNothing = (key: string) => /^F\d/.test(key);

/** With Alt held, it closes the window on some systems. */
const closing = 'F4';

/**
 * Makes the keys of a screen from their list. Each also works with Alt, in a field too; Enter only with Ctrl, and F4 without
 * Alt.
 */
export function keySet<const G extends Groups>(
  groups: G & Worded<G>,
): KeySet<NamesOf<G, PartsOf<G>>, { [Part in PartsOf<G>]: readonly NamesOf<G, Part>[] }> {
  type Name = NamesOf<G, PartsOf<G>>;
  const parts: Record<string, string[]> = {};
  const keyOf: Record<string, string> = {};
  const listed = Object.entries(groups as Groups).map(([group, of = {}]) => {
    for (const part in of) parts[part] = [...(parts[part] ?? []), ...Object.keys(of[part] ?? {})];
    const keys: Keys = Object.assign({}, ...Object.values(of));
    Object.assign(keyOf, keys);
    return {
      group: group as KeyGroup,
      keys: Object.entries(keys).map(([name, key]) => ({ name: name as Name, key })),
    };
  });
  const nameOf = new Map(Object.entries(keyOf).map(([name, key]) => [key, name as Name]));
  return {
    groups: listed,
    keyOf: keyOf as Record<Name, string>,
    parts: parts as unknown as { [Part in PartsOf<G>]: readonly NamesOf<G, Part>[] },
    meantBy({ key, code, altKey, ctrlKey, metaKey }, { typing = false, plain = true } = {}) {
      if (key === 'Enter') return (ctrlKey || metaKey) && !altKey ? nameOf.get(key) : undefined;
      if (ctrlKey || metaKey) return undefined;
      if (altKey) return key === closing ? undefined : nameOf.get(keyBehind(code));
      const counts = writesNothing(key) || (plain && !typing);
      return counts ? nameOf.get(key.length === 1 ? key.toLowerCase() : key) : undefined;
    },
  };
}

/** Writes a key for people, with Ctrl where that is part of it. */
export const written = (key: string) => (key === 'Enter' ? 'Ctrl+Enter' : key.toUpperCase());

/** Writes a key for assistive technology. */
export function ariaKeys(key: string) {
  if (key === 'Enter') return 'Control+Enter';
  return key === closing ? key : `${written(key)} Alt+${written(key)}`;
}
