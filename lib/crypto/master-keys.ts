import { createHash } from 'node:crypto';
import { type Env, env } from '@/lib/platform/env';

/** A key that keys of other things are wrapped with, or derived from: 32 bytes. */
export interface MasterKey {
  /** The first 8 hexadecimal digits of the key's SHA-256: names it without telling it. */
  id: string;
  key: Buffer;
}

/** The master keys of an installation. */
export interface MasterKeys {
  /** What is written from now on is written under this one. */
  current: MasterKey;
  /** Those of before, kept while there is still something under them. */
  old: readonly MasterKey[];
  /** The key of this id, if the installation has it. */
  byId(id: string): MasterKey | undefined;
}

/** The master key that 32 bytes in base64 stand for. */
function masterKeyOf(base64: string): MasterKey {
  const key = Buffer.from(base64, 'base64');
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
}

/** The master keys that these settings name; what stands under several names counts once. */
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

/** The master keys of this installation, read once a process. */
export function masterKeys(): MasterKeys {
  cached ??= masterKeysIn(env());
  return cached;
}
