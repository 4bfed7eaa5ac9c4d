import type { KeyName, KeySet } from './key-set';

interface Listening {
  keys: Pick<KeySet, 'groups'>;
  handlers: Partial<Record<KeyName, (() => void) | undefined>>;
}

/** Something that the person can do on the open page, and its key. */
export interface Deed {
  name: KeyName;
  key: string;
  run: () => void;
}

const listening = new Set<{ current: Listening }>();

/** Collects what the keys of the open page do. The palette reads the list. */
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
