import type { ClaimsPlace } from '@/components/claims/claims-place';
import type { KeptSelection, SelectedClaim } from '@/components/ip-dashboard/selection/selection';
import type { ListedClaim } from '@/lib/claims/records/present';

/** A change of claims, which stay as the person saw them when they asked for it. */
export interface BulkChange {
  kind: 'status' | 'assign';
  /** Ticked one by one; empty when the change is of all claims that the filters leave. */
  claims: SelectedClaim[];
  /** The ticked claims that the change is for. */
  selected: KeptSelection;
  /** The claim in whose row the person asked for it. */
  one?: ListedClaim | undefined;
  /** The filters, for all claims that they leave. */
  everything?: ClaimsPlace | undefined;
}

export interface BulkDialogProps extends Omit<BulkChange, 'kind'> {
  /** The change is held: these claims are done. */
  onHeld(ids: string[]): void;
  onClose(): void;
}
