import { onDemand } from '@/components/ui/loading/on-demand';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { ClaimForm, ClaimFormParts } from './steps/details-step';
import { UploadWidget } from './steps/documents-step';

export const ReviewStep = onDemand(
  async () => (await import('@/components/claim-wizard/review/review-step')).ReviewStep,
  { loading: PageSpinner },
);
export const LeaveDialog = onDemand(
  async () => (await import('@/components/claim-wizard/draft/leave-dialog')).LeaveDialog,
  { close: ({ onStay }) => onStay() },
);
export const SessionDialog = onDemand(
  async () => (await import('@/components/auth/sign-in/session-dialog')).SessionDialog,
  { close: ({ onClose }) => onClose() },
);
export const DraftConflict = onDemand(
  async () => (await import('@/components/claim-wizard/draft/draft-conflict')).DraftConflict,
);

/** Loaded in advance: a phone that loses its network must still get from the form to Submit. */
export const partsOfTheWay = [
  ReviewStep,
  LeaveDialog,
  UploadWidget,
  SessionDialog,
  DraftConflict,
  ClaimForm,
  ClaimFormParts,
];

/** Needed after the first step. */
export const partsOfTheForm = [ClaimForm];
