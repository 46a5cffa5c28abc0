import { labelOf } from '../../fields/lead-fields'
import { contactFieldTexts } from '../../fields/messages/values'
import { addLeadTexts } from './add-lead'

/**
 * Texts of the dialogs that capture and edit a lead. For a person they ask first name, last name, email address,
 * designation name and phone numbers; for an individual address, city, zip/postal code, work scope, budget,
 * team and assign-to pairs, area with unit, lead source, source name, remarks. The configurable form has contact number, email,
 * postal code and assign to.
 */
export const leadDialogTexts = {
  add: addLeadTexts.add,
  addSome: 'Add Lead(s)',
  importSome: 'Import file',
  individual: 'Individual',
  corporate: 'Corporate',
  cancel: 'Cancel',
  templateTitle: 'Add New Lead',
  shortTitle: 'Add Client',
  addClient: 'Add Client',
  editTitle: 'Edit Lead',
  save: 'Save Lead',
  yes: 'Yes',
  no: 'No',
  discard: 'Do you want to discard the lead?',
  /** As the configurable form and the edit dialog have always spelt it (C-010). */
  discardSpaced: 'Do you want to discard the lead ?',
  loadFailed: 'The form could not be loaded.',
  leadFailed: 'This lead could not be loaded.',
  draftBack: 'What you typed earlier is back.',
  startAfresh: 'Start afresh',
  openLead: 'Open',
  callLead: 'Call',
  whatsAppLead: 'WhatsApp',
  partlySaved: (names: string) => `Saved for ${names}. The rest was not saved; what you typed is kept.`,
} as const

export const leadSectionTexts = {
  contact: 'Contact',
  primaryContact: 'Primary Contact',
  otherContact: (place: number) => `Contact ${place}`,
  site: 'Site',
  work: 'Work',
  owner: 'Source and owner',
  sourceOnly: 'Source',
  more: 'Additional Details',
  details: 'Details',
} as const

export const leadInputTexts = {
  ...contactFieldTexts,
  address: labelOf('address', 'form'),
  city: labelOf('city', 'form'),
  postalCode: labelOf('postalCode', 'form'),
  workScope: labelOf('workScope', 'form'),
  budget: labelOf('budget', 'form'),
  expectedBudget: 'Expected Budget',
  area: labelOf('area', 'form'),
  areaUnit: labelOf('areaUnit', 'form'),
  source: labelOf('source', 'form'),
  sourceName: labelOf('sourceName', 'form'),
  remarks: labelOf('remarks', 'form'),
  remarksHint: 'Anything the designer should know before the first call',
  companyName: labelOf('companyName', 'form'),
  contactType: 'Contact Type',
  contactTypeHint: 'Lead POC',
  team: labelOf('team', 'form'),
  assignee: labelOf('assignee', 'form'),
  unassigned: 'UnAssigned',
  clientName: 'Client Name',
  location: 'Location',
  contactNumber: 'Contact Number',
  workType: 'Work Type',
  clientEmail: 'Email',
  addContact: 'Add More Contacts',
  removeContact: (place: number) => `Remove contact ${place}`,
  addPhone: 'Add phone number',
  phoneAt: (place: number) => `Phone Number ${place}`,
  removePhone: (place: number) => `Remove phone number ${place}`,
  addAssignee: 'Add another assignee',
  byTurn: 'It goes to the next in turn.',
  fromMessage: 'From the message, to be checked',
  numberApart: 'The number is in Phone Number.',
  assigneeAt: (place: number) => `Assign To ${place}`,
  teamAt: (place: number) => `Team ${place}`,
  removeAssignee: (place: number) => `Remove assignee ${place}`,
  choose: 'Choose or type a new one',
  pick: 'Choose',
  dateHint: 'DD-MM-YYYY',
  create: (name: string) => `Add “${name}”`,
  noChoice: 'Search Not Found',
  choiceFailed: 'This could not be added.',
} as const

export const conflictTexts = {
  title: 'Somebody changed this lead meanwhile',
  text: 'Choose for each field which value stays. What only your colleague changed is kept.',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  allMine: 'Keep all of mine',
  allTheirs: 'Take all of theirs',
  blank: 'blank',
  save: 'Save Lead',
  back: 'Back to the form',
} as const

export const duplicateNoticeTexts = {
  saveAnyway: 'Save anyway',
  already: 'Owner notified',
} as const
