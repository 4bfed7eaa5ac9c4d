import auth from '@/messages/en/auth.json';
import chat from '@/messages/en/chat.json';
import claim from '@/messages/en/claim.json';
import dashboard from '@/messages/en/dashboard.json';
import documents from '@/messages/en/documents.json';
import drafts from '@/messages/en/drafts.json';
import errors from '@/messages/en/errors.json';
import forms from '@/messages/en/forms.json';
import imports from '@/messages/en/import.json';
import ip from '@/messages/en/ip.json';
import mail from '@/messages/en/mail.json';
import notification from '@/messages/en/notification.json';
import places from '@/messages/en/places.json';
import preferences from '@/messages/en/preferences.json';
import report from '@/messages/en/report.json';
import security from '@/messages/en/security.json';
import ui from '@/messages/en/ui.json';
import wizard from '@/messages/en/wizard.json';
import { errorWords } from './error-words';

export const english = {
  auth,
  chat,
  claim,
  dashboard,
  documents,
  drafts,
  errors: errorWords(errors, { auth, documents, forms, import: imports, ip }),
  forms,
  import: imports,
  ip,
  mail,
  notification,
  places,
  preferences,
  report,
  security,
  ui,
  wizard,
};
