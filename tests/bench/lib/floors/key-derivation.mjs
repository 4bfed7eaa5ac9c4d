import { verify } from '@node-rs/argon2';

const { BENCH_HASH = '', BENCH_PASSWORD = '' } = process.env;

/** The floor of a sign-in: the one key derivation that it cannot do without. */
export const keyDerivation = async () => ({ matches: await verify(BENCH_HASH, BENCH_PASSWORD) });
