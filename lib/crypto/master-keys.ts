import { createHash } from 'node:crypto';
import { type Env, env } from '@/lib/platform/env';

/** 32 bytes; wraps keys, or others are derived from it. */
export interface MasterKey {
  /** The first 8 hexadecimal digits of the key's SHA-256: names it without telling it. */
  id: string;
  key: Buffer;
}

export interface MasterKeys {
  /** Encrypts everything that is written from now on. */
  current: MasterKey;
  /** Kept while something is still under them. */
  old: readonly MasterKey[];
  byId(id: string): MasterKey | undefined;
}

function masterKeyOf(base64: string): MasterKey {
  const key = Buffer.from(base64, 'base64');
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
}

/** The master keys that these settings name; a key named several times counts once. */
export function masterKeysIn(
  settings: Pick<Env, 'DOCUMENT_KEY' | 'DOCUMENT_KEYS_OLD'>,
): MasterKeys {
  const current = masterKeyOf(settings.DOCUMENT_KEY);
  const given = settings.DOCUMENT_KEYS_OLD.split(',').filter(Boolean).map(masterKeyOf);
  const known = new Map([...given, current].map((key) => [key.id, key]));
  const old = [...known.values()].filter(({ id }) => id !== current.id);
  return { current, old, byId: (id) => known.get(id) };
}

let cached: MasterKeys | undefined;

/** This installation's master keys, read once a process. */
export function masterKeys(): MasterKeys {
  cached ??= masterKeysIn(env());
  return cached;
}
