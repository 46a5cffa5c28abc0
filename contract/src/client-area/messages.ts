import { refusal } from '../kit/refusal'
import type { ProjectStage } from '../projects/record/model'
import type { AnswerState } from '../quotations/answer/model'

export const clientAreaRefusals = {
  unknownProject: refusal(404, 'unknown-project', 'This project is not shared with you.'),
  unknownFile: refusal(404, 'unknown-file', 'This file is no longer shared with you.'),
  unknownMinutes: refusal(404, 'unknown-minutes', 'These minutes are no longer shared with you.'),
}

export const clientAreaTexts = {
  greeting: (firstName: string) => `Welcome, ${firstName}`,
  lead: (company: string) => `This is your place with ${company}.`,
  yours: 'Your details',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  contact: (company: string) => `Your contact at ${company}`,
  projects: 'Projects',
  noProjects: 'No projects shared yet',
  noProjectsHint: (company: string) => `When ${company} shares a project with you, you will find it here.`,
  missing: '–',
} as const

export const clientProjectsTexts = {
  loadFailed: 'Your projects could not be loaded.',
  toAnswer: (count: number) => (count === 1 ? '1 quotation to answer' : `${count} quotations to answer`),
  dates: (from: string | undefined, to: string | undefined) => {
    if (from && to) return `${from} to ${to}`
    if (from) return `From ${from}`
    return to ? `Until ${to}` : undefined
  },
} as const

/** How far the work is, for who waits for it. */
export const clientStageTexts: Record<ProjectStage, string> = {
  planning: 'Planning',
  design: 'Design',
  execution: 'Work in progress',
  handover: 'Handover',
  done: 'Done',
  'on-hold': 'On Hold',
}

export const clientAnswerTexts: Record<AnswerState, string> = {
  open: 'Waits for your answer',
  lapsed: 'No longer valid',
  accepted: 'Accepted',
  void: 'Withdrawn',
}

export const clientProjectTexts = {
  all: 'All projects',
  loadFailed: 'The project could not be loaded.',
  stage: 'Stage',
  start: 'Start',
  end: 'Planned end',
  location: 'Location',
  quotations: 'Quotations',
  noQuotations: 'No quotations yet',
  noQuotationsHint: 'You will find them here as soon as they are sent to you.',
  number: (number: string, version: number) => `${number}, version ${version}`,
  sentOn: (day: string) => `Sent on ${day}`,
  acceptedOn: (day: string) => `Accepted on ${day}`,
  files: 'Files',
  noFiles: 'No files shared yet',
  noFilesHint: 'Drawings and pictures that are shared with you appear here.',
  fileFailed: 'The file could not be opened.',
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name}`,
  minutes: 'Minutes of meetings',
  noMinutes: 'No minutes shared yet',
  noMinutesHint: 'What was agreed in meetings appears here when it is shared with you.',
  team: 'Your team',
  lead: 'Leads your project',
} as const

export const clientMinutesTexts = {
  loadFailed: 'The minutes could not be loaded.',
  when: 'Held on',
  place: 'Place',
  attendees: 'Present',
  points: 'Agreed',
  noPoints: 'No points were noted.',
  notes: 'Notes',
  dueOn: (day: string) => `until ${day}`,
} as const

export const clientQuotationTexts = { back: 'Back to the project' } as const
