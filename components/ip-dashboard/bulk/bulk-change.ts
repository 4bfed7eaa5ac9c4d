import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';

/** A change to be made to some claims; they stay as the person saw them when they asked for it. */
export interface BulkChange {
  kind: 'status' | 'assign';
  claims: SelectedClaim[];
}

/** What the dialog of such a change is given. */
export interface BulkDialogProps {
  claims: SelectedClaim[];
  /** The claims with these ids were dealt with, changed or not. */
  onSent(ids: string[]): void;
  onClose(): void;
}
