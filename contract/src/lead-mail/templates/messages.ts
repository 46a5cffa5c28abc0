import { grouped } from '../../kit/money'
import { refusal } from '../../kit/refusal'
import { templateLimits as limits } from './limits'
import type { TemplateType } from './model'
import type { FieldPlace, OwnPlace } from './place-names'

/** What the places are called where one is chosen. */
export const placeTexts: Record<OwnPlace, string> & Partial<Record<FieldPlace, string>> = {
  firstName: 'First Name',
  leadName: 'Full name',
  sender: 'Your name',
  senderPhone: 'Your phone number',
  senderEmail: 'Your email address',
  company: 'Your company',
  followUp: 'Follow-up date and time',
  lastName: 'Last Name',
  companyName: 'Company of the lead',
  expectedClosure: 'Expected Closure',
  created: 'Date of the enquiry',
}

/** For which calls a template is offered. */
export const templateTypeTexts: Record<TemplateType, { name: string; hint: string }> = {
  1: { name: 'Follow-up and others', hint: 'Offered for follow-ups and whenever nothing else fits.' },
  4: { name: 'No Response', hint: 'Offered when somebody could not be reached.' },
  5: { name: 'Not Interested', hint: 'Offered when somebody is not interested.' },
  6: { name: 'Meeting', hint: 'Offered when a meeting or a visit was arranged.' },
}

/** The settings page Email Templates. */
export const templatePageTexts = {
  title: 'Email Templates',
  lead: 'Ready-made emails for your leads. Placeholders such as the name are filled in for each of them.',
  add: 'Add Template',
  addOf: (kind: string) => `Add a template to “${kind}”`,
  edit: 'Edit',
  look: 'Show',
  duplicate: 'Duplicate',
  delete: 'Delete',
  copyOf: (name: string) => `Copy of ${name}`,
  none: 'No template of this kind yet.',
  empty: 'There are no email templates yet',
  emptyHint: 'Write the first one, and it is offered wherever an email is written.',
  noMatch: 'No template of that name or subject',
  loadFailed: 'The templates could not be loaded.',
  readOnly: 'You can look at the templates, but not change them.',
} as const

export const templateFormTexts = {
  addTitle: 'Add Template',
  editTitle: 'Edit Template',
  name: 'Name',
  nameHint: 'Only your team sees it, when a template is chosen.',
  kind: 'Offered for',
  subject: 'Subject',
  body: 'Text',
  bodyHint: 'Type {{ or / to put in a placeholder, such as the name of the lead.',
  insertPlace: 'Insert a placeholder into the subject',
  places: 'Placeholders',
  save: 'Save',
  back: 'All templates',
  unknown: (names: string[]) =>
    names.length === 1
      ? `${names[0]} is no placeholder: it is sent as it is written.`
      : `${names.join(', ')} are no placeholders: they are sent as they are written.`,
  failed: 'The template could not be saved. What you typed is kept.',
  gone: 'This template does not exist any more.',
  showTheirs: 'Show the new version',
} as const

export const templatePreviewTexts = {
  title: 'Preview',
  lead: 'Shown for',
  findLead: 'Find a lead',
  noLead: 'No lead found',
  sampleHint: 'You have no leads yet, so these values are made up.',
  noSubject: 'No subject yet',
  noText: 'No text yet',
  failed: 'The preview could not be loaded.',
  test: 'Send me a test',
  testHint: (email: string) => `Goes to ${email}, filled in as shown here.`,
  testFailed: 'The test email could not be sent.',
} as const

export const templateDeleteTexts = {
  title: 'Delete Template',
  text: (name: string) => `The template “${name}” is no longer offered. Emails that were sent with it stay.`,
  confirm: 'Delete',
  failed: 'The template could not be deleted.',
  restored: (name: string) => `The template “${name}” is back.`,
  restoreFailed: 'The template could not be brought back.',
} as const

export const templateProblems = {
  type: 'Please choose for which calls it is offered.',
  types: 'Templates have one of the types 1, 4, 5 and 6.',
  empty: 'Please write the text of the email.',
  long: `The text is too long: at most ${grouped(limits.html)} characters, with formatting.`,
} as const

export const templateReplies = {
  added: 'Template added successfully!',
  edited: 'Template edited successfully!',
  deleted: 'Template deleted successfully!',
  restored: 'Template restored',
  tested: (email: string) => `A test email is on its way to ${email}.`,
} as const

export const templateRefusals = {
  unknown: refusal(404, 'unknown-template', templateFormTexts.gone),
  changed: refusal(409, 'template-changed', 'Somebody has changed this template meanwhile.'),
  taken: (name: string) => refusal(409, 'template-taken', `There is a template “${name}” already.`),
  tooMany: refusal(409, 'too-many-templates', `You have ${limits.most} templates already.`),
  emptyText: refusal(400, 'empty-text', templateProblems.empty),
  longText: refusal(400, 'long-text', templateProblems.long),
  tooManyTests: refusal(429, 'too-many-tests', 'That was a lot of test emails. Please wait a while.'),
}

/** The lead in a preview where a firm has none yet. */
export const samplePlaces: Record<
  Exclude<OwnPlace, 'sender' | 'senderPhone' | 'senderEmail' | 'company'>,
  string
> &
  Record<FieldPlace, string> = {
  firstName: 'Ananya',
  leadName: 'Ananya Iyer',
  lastName: 'Iyer',
  companyName: 'Iyer Associates',
  followUp: '20 Nov, 11:30 AM',
  phone: '98450 21763',
  email: 'ananya.iyer@example.com',
  city: 'Pune',
  address: '14 Rose Lane, Baner',
  postalCode: '411045',
  budget: '₹18,50,000',
  workScope: 'Full home interiors',
  area: '1840 sqft',
  stage: 'Proposal',
  assignee: 'Kavya Menon',
  expectedClosure: '24 Dec 2026',
  source: 'Instagram',
  sourceName: 'Diwali campaign',
  created: '12 Nov 2026',
}
