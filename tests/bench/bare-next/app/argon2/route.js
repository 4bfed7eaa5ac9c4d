import { keyDerivation } from '../../../lib/key-derivation.mjs';

export const dynamic = 'force-dynamic';

export const GET = async () => Response.json(await keyDerivation());
