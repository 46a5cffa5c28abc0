import type { TagDetails } from '../tags/model'

/** What the starter packs bring. They are the firm's own from then on, and changed in the settings. */
export const starterStages = ['Enquiry', 'Site Visit', 'Concept', 'Proposal', 'Negotiation'] as const
type StarterStage = (typeof starterStages)[number]

/** What has to be known before a lead goes on; keys of lead fields. */
export const starterRules: { from: StarterStage; to: StarterStage; requiredFields: string[] }[] = [
  { from: 'Site Visit', to: 'Concept', requiredFields: ['address'] },
  { from: 'Concept', to: 'Proposal', requiredFields: ['budget'] },
]

export const starterSources = [
  'Referral',
  'Instagram',
  'Facebook',
  'Google',
  'Website',
  'Walk-in',
  'Exhibition',
  'Architect or builder',
] as const

export const starterDesignations = [
  'Principal Designer',
  'Interior Designer',
  'Sales Executive',
  'Project Manager',
  'Site Supervisor',
  'Accountant',
] as const

export const starterTags: TagDetails[] = [
  { name: 'Hot', colour: 'Red' },
  { name: 'Premium', colour: 'Purple' },
  { name: 'Repeat client', colour: 'Green' },
  { name: 'Later this year', colour: 'Blue' },
]
