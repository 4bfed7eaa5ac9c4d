import { replay } from '../../../../lib/floors/replay.mjs';

export const dynamic = 'force-dynamic';

// The floor of the framework: the recorded statements behind a route handler that does nothing else.
export async function GET(_request, { params }) {
  return Response.json(await replay((await params).name));
}
