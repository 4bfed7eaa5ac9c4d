'use client';

import Archive from 'lucide-react/icons/archive';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Eye from 'lucide-react/icons/eye';
import FileInput from 'lucide-react/icons/file-input';
import FileOutput from 'lucide-react/icons/file-output';
import FilePen from 'lucide-react/icons/file-pen';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import FileSearch from 'lucide-react/icons/file-search';
import FileX from 'lucide-react/icons/file-x';
import LogIn from 'lucide-react/icons/log-in';
import MailPlus from 'lucide-react/icons/mail-plus';
import Mailbox from 'lucide-react/icons/mailbox';
import MessageSquare from 'lucide-react/icons/message-square';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import Sheet from 'lucide-react/icons/sheet';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import type { PresentedAuditEntry } from '@/lib/audit/read';

const icons = {
  claim_submitted: FileInput,
  claim_updated: FilePen,
  status_changed: ArrowRightLeft,
  document_uploaded: Upload,
  document_opened: FileSearch,
  paper_made: ReceiptText,
  paper_opened: ReceiptText,
  paper_posted: Mailbox,
  claim_file_made: Archive,
  claim_file_downloaded: Archive,
  questions_asked: FileQuestionMark,
  question_answered: FileQuestionMark,
  question_accepted: FileQuestionMark,
  question_asked_again: FileQuestionMark,
  questions_reminded: FileQuestionMark,
  document_removed: FileX,
  document_described: FilePen,
  document_refused: ShieldAlert,
  message_sent: MessageSquare,
  claim_assigned: UserRoundCheck,
  user_login: LogIn,
  report_exported: FileOutput,
  account_changed: UserRoundPen,
  case_changed: Settings,
  creditor_list_changed: Sheet,
  claim_withdrawn: Undo2,
  claims_imported: Sheet,
  claimant_invited: MailPlus,
  identifier_shown: Eye,
  determination_proposed: Scale,
  determination_confirmed: Scale,
  determination_returned: Scale,
  late_claim_step: Scale,
  claim_transfer: ArrowRightLeft,
  claim_set_aside: CalendarClock,
  claim_taken_up: CalendarClock,
  change_request: FilePen,
  objection_made: MessageSquareWarning,
  objection_refused: MessageSquareWarning,
  objection_answered: MessageSquareWarning,
} satisfies Record<PresentedAuditEntry['action'], unknown>;

/** Tells kinds of entries apart at a glance; the sentence beside it says which. */
export function AuditIcon({ action }: Pick<PresentedAuditEntry, 'action'>) {
  const Icon = icons[action] ?? FilePen;
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full border border-line bg-paper text-peacock"
    >
      <Icon className="size-4" />
    </span>
  );
}
