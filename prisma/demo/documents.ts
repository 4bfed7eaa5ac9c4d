import type { Actor } from '@/lib/auth/actor';

export async function demoDocuments(_claimant: Actor, _count: number): Promise<string[]> {
  return [];
}
