import { refusal } from '../kit/refusal'
import { tagLimits } from './limits'

export const tagTexts = {
  title: 'Create your own custom tags',
  about: 'Tags mark leads that belong together. Each has a name and a colour of its own.',
  add: 'Add Tag',
  number: 'S no.',
  name: 'Tag Name',
  edit: 'Edit',
  delete: 'Delete',
  loadFailed: 'The tags could not be loaded.',
  empty: 'There are no tags yet',
  emptyHint: 'Click Add Tag to make the first one.',
  noMatch: 'No results found',
} as const

export const tagDialogTexts = {
  addTitle: 'Add Tag',
  editTitle: 'Edit Tag',
  name: 'Tag Name',
  colour: 'Colour',
  allUsed: 'Every colour is in use, so you can choose any of them again.',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'The tag could not be saved. What you typed is kept.',
} as const

export const tagDeleteTexts = {
  title: 'Delete Tag',
  text: (name: string) => `The tag “${name}” disappears from all leads that carry it.`,
  confirm: 'Delete',
  failed: 'The tag could not be deleted.',
  restored: (name: string) => `The tag “${name}” is back.`,
  restoreFailed: 'The tag could not be brought back.',
} as const

export const tagReplies = {
  added: 'Tag added successfully!',
  edited: 'Tag edited successfully!',
  deleted: 'Tag deleted successfully!',
  restored: 'Tag restored',
} as const

export const tagRefusals = {
  unknown: refusal(404, 'unknown-tag', 'This tag does not exist any more.'),
  changed: refusal(
    409,
    'tag-changed',
    'Somebody has changed this tag meanwhile. Close this and look at it again.',
  ),
  taken: (name: string) => refusal(409, 'tag-taken', `There is a tag “${name}” already.`),
  twice: (name: string) => refusal(400, 'tag-twice', `The tag “${name}” is there twice.`),
}

export const colourProblem = `Please choose one of the ${tagLimits.tag.colours.length} colours.`
