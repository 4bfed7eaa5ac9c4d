import type { ClaimsPlace } from '@/components/claims/claims-place';
import type { SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import type { ListedClaim } from '@/lib/claims/records/present';

/** A change to be made to some claims; they stay as the person saw them when they asked for it. */
export interface BulkChange {
  kind: 'status' | 'assign';
  /** The claims ticked one by one; empty when the change is of all claims that the filters leave. */
  claims: SelectedClaim[];
  /** The ticked claims that the change is made to. */
  selected: SelectedClaim[];
  /** The claim in whose row it was asked for. */
  one?: ListedClaim | undefined;
  /** The filters, where all that they leave are meant. */
  everything?: ClaimsPlace | undefined;
}

/** What the dialog of such a change is given. */
export interface BulkDialogProps extends Omit<BulkChange, 'kind'> {
  /** The change is held: these claims are dealt with. */
  onHeld(ids: string[]): void;
  onClose(): void;
}
