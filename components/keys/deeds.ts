import type { KeyName, KeySet } from './key-set';

interface Listening {
  keys: Pick<KeySet, 'groups'>;
  handlers: Partial<Record<KeyName, (() => void) | undefined>>;
}

/** What can be done where one is, and its key. */
export interface Deed {
  name: KeyName;
  key: string;
  run: () => void;
}

const listening = new Set<{ current: Listening }>();

/** What the open page does for its keys: what lists deeds reads it when it is asked. */
export const deeds = {
  add(page: { current: Listening }) {
    listening.add(page);
    return () => {
      listening.delete(page);
    };
  },
  /** Those that are possible at this moment, each once. */
  list(): Deed[] {
    const found = [...listening].flatMap(({ current: { keys, handlers } }) =>
      keys.groups.flatMap((group) =>
        group.keys.flatMap(({ name, key }) => {
          const run = handlers[name];
          return run ? [{ name, key, run }] : [];
        }),
      ),
    );
    return [...new Map(found.map((deed) => [deed.name, deed])).values()];
  },
};
