import 'server-only';
import type { Share } from '@/lib/platform/lines/share';
import { networkOf } from '@/lib/platform/network';
import type { Actor, Origin } from './actor';

/** Who counts as one with whoever asks from here, without being known: everybody behind their network. */
export const shareOfOrigin = ({ ipAddress }: Pick<Origin, 'ipAddress'>): Share => ({
  key: networkOf(ipAddress ?? 'unknown'),
  kind: 'network',
});

/** Who counts as one where people wait: whoever confirmed their address counts as themselves, others as their network. */
export const shareOf = ({
  id,
  emailProven,
  origin,
}: Pick<Actor, 'id' | 'emailProven' | 'origin'>): Share =>
  emailProven ? { key: id, kind: 'person' } : shareOfOrigin(origin);
