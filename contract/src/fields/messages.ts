import { refusal } from '../kit/refusal'
import type { FieldSection, FieldType, FormGeneration } from './model'

export const fieldTypeTexts: Record<FieldType, string> = {
  text: 'Text',
  number: 'Number',
  email: 'Email',
  website: 'Website',
  date: 'Date',
  dropdown: 'Drop-down',
}

export const sectionTexts: Record<FieldSection, string> = { 0: 'Individual', 1: 'Corporate' }

/** What is wrong with the definition of a field or a form. */
export const problemTexts = {
  choice: 'name',
  section: 'The section is 0 (Individual) or 1 (Corporate).',
  type: 'The type is Text, Number, Email, Website, Date or Dropdown.',
  tooManyOptions: (most: number) => `At most ${most} options are possible.`,
  longOption: (most: number) => `An option has at most ${most} characters.`,
  unreadableOption: 'Each option needs a letter or a figure.',
  generation: 'The form is 1, 2 or 3.',
  alwaysTyped: 'This field is always typed.',
  figuresOnly: 'Choices of this field are figures of at most 10 digits.',
} as const

export const fieldListTexts = {
  title: 'Custom Fields',
  lead: 'What your firm asks of a lead beside the usual details.',
  add: 'Create New Field',
  table: 'Custom fields',
  name: 'Field Name',
  sections: 'Asked of',
  type: 'Type',
  required: 'Required',
  yes: 'Yes',
  no: 'No',
  isDefault: 'Default',
  edit: 'Edit',
  remove: 'Delete',
  cannotDelete: 'This field can’t be deleted',
  empty: 'No custom fields yet',
  emptyHint: 'Create one, and Add Lead asks for it.',
  noMatch: 'No results found',
  loadFailed: 'The custom fields could not be loaded.',
} as const

export const deleteFieldTexts = {
  title: 'Delete Custom Field',
  text: (name: string) =>
    `“${name}” is no longer asked for, and transition rules stop requiring it. What leads hold in it stays stored.`,
  confirm: 'Delete',
  failed: 'The custom field could not be deleted.',
  restored: (name: string) => `${name} is back.`,
  restoreFailed: 'The custom field could not be brought back.',
} as const

export const fieldFormTexts = {
  createTitle: 'Create New Field',
  createLead: 'It is asked for in Add Lead as soon as it is saved.',
  editTitle: 'Edit Field',
  name: 'Field Name',
  nameFull: (max: number) => `Limit of ${max} characters is reached`,
  sections: 'Asked of',
  type: 'Field Type',
  typePlaceholder: 'Choose a type',
  required: 'Required',
  requiredHint: 'A lead of this kind cannot be added without it.',
  options: 'Options',
  optionsHint: 'What can be chosen, in this order.',
  option: (place: number) => `Option ${place}`,
  addOption: 'Add option',
  removeOption: (place: number) => `Remove option ${place}`,
  moveUp: (place: number) => `Move option ${place} up`,
  moveDown: (place: number) => `Move option ${place} down`,
  defaultNotice: 'The name cannot be modified because it serves a general purpose',
  save: 'Save',
  saveAndAdd: 'Save and add new',
  cancel: 'Cancel',
  loadFailed: 'This field could not be loaded.',
  failed: 'The custom field could not be saved. What you typed is kept.',
  toList: 'Back to Custom Fields',
} as const

export const leadFormTexts = {
  title: 'Lead Form',
  lead: 'What people fill in when they add a lead.',
  generation: 'Form that Add Lead opens',
  fields: 'Fields of the configurable form',
  fieldsLead: 'The other two forms keep their own fields.',
  mandatory: 'Mandatory',
  mandatoryOf: (field: string) => `${field} is mandatory`,
  answerOf: (field: string) => `Answer of ${field}`,
  typed: 'Short answer',
  chosen: 'List of choices',
  choicesOf: (field: string) => `Choices of ${field}`,
  choicesHint: 'Type a choice and press Enter',
  choicesMissing: 'Add at least one choice, or take a short answer.',
  save: 'Save',
  discard: 'Discard',
  unsaved: 'Unsaved changes',
  saved: 'Lead form saved',
  loadFailed: 'The lead form could not be loaded.',
  failed: 'The lead form could not be saved. What you chose is kept.',
} as const

export const generationTexts: Record<FormGeneration, { name: string; text: string }> = {
  1: {
    name: 'Full form',
    text: 'Tabs for Individual and Corporate, several contacts, teams, and your custom fields.',
  },
  2: {
    name: 'Configurable form',
    text: 'One form with the fields below: you say which are mandatory and which are chosen from a list.',
  },
  3: {
    name: 'Short form',
    text: 'Nine fields for a quick entry: client, email, location, number, budget, work, source and owner.',
  },
}

export const fieldReplies = {
  added: 'Custom field added successfully!',
  edited: 'Custom field edited successfully!',
  deleted: 'Custom field deleted successfully!',
  restored: 'Custom field restored',
  sourceAdded: 'New Lead Source Added',
  sourceNameAdded: 'New Source Name Added',
  workScopeAdded: 'New Work Scope Added',
  choiceKnown: (name: string) => `“${name}” is in the list already.`,
  choiceBack: (name: string) => `“${name}” is offered again.`,
  formSaved: leadFormTexts.saved,
} as const

export const fieldRefusals = {
  unknown: refusal(404, 'unknown-field', 'This custom field does not exist any more.'),
  nameTaken: (name: string) => refusal(409, 'field-name-taken', `There is a field “${name}” already.`),
  incomplete: refusal(
    400,
    'field-incomplete',
    'A field needs a name, at least one section, a type, and options where it is a drop-down.',
  ),
  isDefault: refusal(409, 'default-field', 'Name, sections and type of a default field cannot be changed.'),
  cannotDelete: refusal(409, 'default-field', fieldListTexts.cannotDelete),
  tooMany: (most: number) =>
    refusal(409, 'too-many-fields', `A company has at most ${most} custom fields. Delete one first.`),
  tooManyChoices: (most: number) => refusal(409, 'too-many-choices', `The list has ${most} entries already.`),
  unknownForm: refusal(404, 'unknown-lead-form', 'This lead form does not exist.'),
}
