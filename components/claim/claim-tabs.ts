import { may } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import type { FlagName } from '@/lib/claims/records/flags/flag-names';
import type { ClaimFlag } from '@/lib/claims/records/flags/flags';
import type { PresentedClaim } from '@/lib/claims/records/present';

export const claimTabs = ['form', 'documents', 'decision', 'same', 'versions', 'trail'] as const;
export type ClaimTab = (typeof claimTabs)[number];

/** Gives the parts that a claim has for this role. */
export function tabsOf({ flagged, version }: PresentedClaim, role: Role): ClaimTab[] {
  const has: Partial<Record<ClaimTab, boolean>> = {
    same: may(role, 'claim.findSame') && flagged.some(({ name }) => name === 'sameNumbers'),
    versions: version > 1,
    trail: may(role, 'claim.audit'),
  };
  return claimTabs.filter((tab) => has[tab] !== false);
}

const tabs: Record<FlagName, ClaimTab | ((flag: ClaimFlag) => ClaimTab)> = {
  headsDiffer: 'form',
  sameNumbers: 'same',
  otherHolder: 'form',
  defaultAfterCommencement: 'form',
  late: ({ says }) => (says?.track ? 'decision' : 'form'),
  relatedParty: ({ field }) => (field ? 'form' : 'decision'),
  edited: 'versions',
};

/** The part of the page with a flag. */
export function tabOf(flag: ClaimFlag): ClaimTab {
  const tab = tabs[flag.name];
  return typeof tab === 'string' ? tab : tab(flag);
}

/** A selector for the place of a flag in its part of the page. */
export const placeOf = ({ name, field }: ClaimFlag) =>
  name === 'sameNumbers' ? '#same' : `#${field ? `fact-${field}` : 'filed'}`;

const param = 'tab';

/** The part of the page that an address names; by default the form. */
export const tabIn = (params: Pick<URLSearchParams, 'get'>): ClaimTab =>
  claimTabs.find((tab) => tab === params.get(param)) ?? 'form';

/** Adds a part of the page to a query string. */
export function withTab(query: string, tab: ClaimTab) {
  const params = new URLSearchParams(query);
  if (tab === 'form') params.delete(param);
  else params.set(param, tab);
  const text = params.toString();
  return text && `?${text}`;
}
