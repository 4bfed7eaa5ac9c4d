'use client';

import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Eye from 'lucide-react/icons/eye';
import FileInput from 'lucide-react/icons/file-input';
import FileOutput from 'lucide-react/icons/file-output';
import FilePen from 'lucide-react/icons/file-pen';
import FileSearch from 'lucide-react/icons/file-search';
import LogIn from 'lucide-react/icons/log-in';
import MessageSquare from 'lucide-react/icons/message-square';
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
  document_refused: ShieldAlert,
  message_sent: MessageSquare,
  claim_assigned: UserRoundCheck,
  user_login: LogIn,
  report_exported: FileOutput,
  account_changed: UserRoundPen,
  case_changed: Settings,
  claim_withdrawn: Undo2,
  claims_imported: Sheet,
  identifier_shown: Eye,
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
