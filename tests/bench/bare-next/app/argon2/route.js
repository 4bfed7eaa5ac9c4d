import { keyDerivation } from '../../../lib/floors/key-derivation.mjs';

export const dynamic = 'force-dynamic';

export const GET = async () => Response.json(await keyDerivation());
