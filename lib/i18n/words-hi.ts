// Reports go to professionals, who read them in English.
import report from '@/messages/en/report.json';
import auth from '@/messages/hi/auth.json';
import chat from '@/messages/hi/chat.json';
import claim from '@/messages/hi/claim.json';
import dashboard from '@/messages/hi/dashboard.json';
import documents from '@/messages/hi/documents.json';
import drafts from '@/messages/hi/drafts.json';
import errors from '@/messages/hi/errors.json';
import forms from '@/messages/hi/forms.json';
import imports from '@/messages/hi/import.json';
import ip from '@/messages/hi/ip.json';
import mail from '@/messages/hi/mail.json';
import notification from '@/messages/hi/notification.json';
import places from '@/messages/hi/places.json';
import preferences from '@/messages/hi/preferences.json';
import security from '@/messages/hi/security.json';
import ui from '@/messages/hi/ui.json';
import wizard from '@/messages/hi/wizard.json';
import { errorWords } from './error-words';
import type { english } from './words-en';

export const hindi = {
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
} satisfies typeof english;
