import { resolve } from 'node:path';
import { env } from './env';

/** A path below DATA_DIR. Without the mark the bundler takes every file that the path might name into the build. */
export const inDataFolder = (...names: string[]) =>
  resolve(/* turbopackIgnore: true */ env().DATA_DIR, ...names);
