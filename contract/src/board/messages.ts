import { refusal } from '../kit/refusal'
import { stageMoveTexts } from '../leads/messages/work'
import { leadName } from '../leads/rules'
import type { BoardCard } from './model'

export const boardTexts = {
  tab: 'Pipeline',
  board: 'Pipeline board',
  value: 'Pipeline value',
  selectMembers: 'Select Members',
  members: (count: number) => `Members: ${count}`,
  search: 'Search',
  mine: 'Mine',
  source: 'Source',
  sources: (count: number) => `Source: ${count}`,
  searchSources: 'Search sources',
  others: (count: number) => `${count} more ${count === 1 ? 'filter' : 'filters'}`,
  open: 'Open',
  older: (count: number) => `Show ${count} older`,
  tags: 'Tags',
  chosenTags: (count: number) => `Tags: ${count}`,
  selectAll: 'Select All',
  clearSelection: 'Clear Selection',
  nothingFound: 'Search Not Found',
  searchMembers: 'Search members',
  searchTags: 'Search tags',
  choicesFailed: 'The choices could not be loaded.',
  emptyColumn: 'No leads',
  empty: 'No leads on the board yet',
  emptyHint: 'A lead stands here as soon as it is added.',
  noMatch: 'No lead matches these filters',
  clearFilters: 'Clear filters',
  clearAll: 'Clear all',
  loadFailed: 'The board could not be loaded.',
  moreFailed: 'More leads could not be loaded.',
  stages: 'Stages',
  countOf: (count: number) => `${count} ${count === 1 ? 'lead' : 'leads'}`,
} as const

/** Texts of a card beyond those that every list has for a lead. */
export const cardTexts = {
  updated: 'Last updated',
  followUp: 'Follow-up',
  days: (days: number) => (days === 0 ? 'Since today' : days === 1 ? '1 day' : `${days} days`),
  inStage: 'in this stage',
  standingStill: 'standing still',
  assignee: (name: string) => `Assigned to ${name}`,
  actions: (name: string) => `Actions for ${name}`,
  moveTo: 'Move to',
  update: 'Status and follow-up',
  viewDetails: 'View full details',
  staysAssigned: 'A lead that has an assignee cannot go to Unassigned.',
} as const

/** Who takes a lead that leaves Unassigned (C-176). */
export const takerTexts = {
  title: (name: string) => `Who takes ${name}?`,
  submit: (stage: string) => `Assign and move to ${stage}`,
  me: (name: string) => `${name} (me)`,
} as const

/** What a screen reader says while a card is moved with the keyboard. */
export const dragTexts = {
  hint: 'Press Enter to open the lead, Space to lift the card, M to choose a stage, arrow keys to go to another card.',
  lifted: (card: Named, place: Place) =>
    `${leadName(card)} lifted. ${at(place)} Arrow keys move it, Space drops it, Escape puts it back.`,
  over: (place: Place) => at(place),
  dropped: (card: Named, place: Place) => `${leadName(card)} dropped. ${at(place)}`,
  stays: (card: Named) => `${leadName(card)} stays where it was.`,
  cancelled: (card: Named, stage: string) => `Moving cancelled. ${leadName(card)} is back in ${stage}.`,
  returned: (card: Named, stage: string) => `${leadName(card)} is back in ${stage}.`,
} as const

type Named = Pick<BoardCard, 'type' | 'companyName' | 'firstName' | 'lastName'>

interface Place {
  stage: string
  /** Counted from 1. */
  place: number
  of: number
}

const at = ({ stage, place, of }: Place) => `${stage}, place ${place} of ${of}.`

export const boardRefusals = {
  unknownStage: refusal(409, 'unknown-stage', stageMoveTexts.invalid),
  badCursor: refusal(400, 'bad-cursor', 'This column has changed. Please load it again.'),
}
