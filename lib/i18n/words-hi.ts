// Reports go to professionals, who read them in English.
import report from '@/messages/en/report.json';
import auth from '@/messages/hi/auth.json';
import changes from '@/messages/hi/changes.json';
import chat from '@/messages/hi/chat.json';
import claim from '@/messages/hi/claim.json';
import claimFiles from '@/messages/hi/claim-files.json';
import creditors from '@/messages/hi/creditors.json';
import dashboard from '@/messages/hi/dashboard.json';
import desk from '@/messages/hi/desk.json';
import documents from '@/messages/hi/documents.json';
import drafts from '@/messages/hi/drafts.json';
import enter from '@/messages/hi/enter.json';
import errors from '@/messages/hi/errors.json';
import fieldHelp from '@/messages/hi/field-help.json';
import figures from '@/messages/hi/figures.json';
import flags from '@/messages/hi/flags.json';
import forms from '@/messages/hi/forms.json';
import glance from '@/messages/hi/glance.json';
import guide from '@/messages/hi/guide.json';
import help from '@/messages/hi/help.json';
import imports from '@/messages/hi/import.json';
import ip from '@/messages/hi/ip.json';
import keys from '@/messages/hi/keys.json';
import late from '@/messages/hi/late.json';
import lateClaim from '@/messages/hi/late-claim.json';
import law from '@/messages/hi/law.json';
import lookUp from '@/messages/hi/look-up.json';
import mail from '@/messages/hi/mail.json';
import notification from '@/messages/hi/notification.json';
import objections from '@/messages/hi/objections.json';
import ourMail from '@/messages/hi/our-mail.json';
import palette from '@/messages/hi/palette.json';
import papers from '@/messages/hi/papers.json';
import places from '@/messages/hi/places.json';
import post from '@/messages/hi/post.json';
import preferences from '@/messages/hi/preferences.json';
import questions from '@/messages/hi/questions.json';
import receipt from '@/messages/hi/receipt.json';
import security from '@/messages/hi/security.json';
import transfers from '@/messages/hi/transfers.json';
import ui from '@/messages/hi/ui.json';
import viewer from '@/messages/hi/viewer.json';
import wizard from '@/messages/hi/wizard.json';
import { errorWords } from './error-words';
import type { english } from './words-en';

export const hindi = {
  auth,
  chat,
  changes,
  claim,
  claimFiles,
  creditors,
  dashboard,
  desk,
  documents,
  drafts,
  enter,
  errors: errorWords(errors, { auth, documents, forms, import: imports, ip }),
  fieldHelp,
  figures,
  flags,
  forms,
  glance,
  guide,
  help,
  import: imports,
  ip,
  keys,
  late,
  lateClaim,
  law,
  lookUp,
  mail,
  notification,
  objections,
  ourMail,
  papers,
  palette,
  places,
  post,
  preferences,
  questions,
  receipt,
  report,
  security,
  transfers,
  ui,
  viewer,
  wizard,
} satisfies typeof english;
