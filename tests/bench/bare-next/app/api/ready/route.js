export const dynamic = 'force-dynamic';

export const GET = () => Response.json({ ready: true });
