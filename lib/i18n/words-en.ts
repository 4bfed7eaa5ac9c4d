import auth from '@/messages/en/auth.json';
import changes from '@/messages/en/changes.json';
import chat from '@/messages/en/chat.json';
import claim from '@/messages/en/claim.json';
import claimFiles from '@/messages/en/claim-files.json';
import creditors from '@/messages/en/creditors.json';
import dashboard from '@/messages/en/dashboard.json';
import desk from '@/messages/en/desk.json';
import documents from '@/messages/en/documents.json';
import drafts from '@/messages/en/drafts.json';
import enter from '@/messages/en/enter.json';
import errors from '@/messages/en/errors.json';
import fieldHelp from '@/messages/en/field-help.json';
import figures from '@/messages/en/figures.json';
import flags from '@/messages/en/flags.json';
import forms from '@/messages/en/forms.json';
import glance from '@/messages/en/glance.json';
import guide from '@/messages/en/guide.json';
import help from '@/messages/en/help.json';
import imports from '@/messages/en/import.json';
import ip from '@/messages/en/ip.json';
import keys from '@/messages/en/keys.json';
import late from '@/messages/en/late.json';
import lateClaim from '@/messages/en/late-claim.json';
import law from '@/messages/en/law.json';
import lookUp from '@/messages/en/look-up.json';
import mail from '@/messages/en/mail.json';
import notification from '@/messages/en/notification.json';
import objections from '@/messages/en/objections.json';
import ourMail from '@/messages/en/our-mail.json';
import palette from '@/messages/en/palette.json';
import papers from '@/messages/en/papers.json';
import places from '@/messages/en/places.json';
import post from '@/messages/en/post.json';
import preferences from '@/messages/en/preferences.json';
import questions from '@/messages/en/questions.json';
import receipt from '@/messages/en/receipt.json';
import report from '@/messages/en/report.json';
import security from '@/messages/en/security.json';
import transfers from '@/messages/en/transfers.json';
import ui from '@/messages/en/ui.json';
import viewer from '@/messages/en/viewer.json';
import wizard from '@/messages/en/wizard.json';
import { errorWords } from './error-words';

export const english = {
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
};
