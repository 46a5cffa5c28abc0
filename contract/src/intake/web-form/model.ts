import { type TemplateFieldKey, templateFieldKeys } from '../../fields/model'
import type { DuplicatePolicy } from '../../leads/duplicates/model'
import type { CustomTarget } from '../targets'

/** Who works on a lead, and where it came from, is nothing to ask a visitor. */
type Inward = 'assignee' | 'source' | 'sourceName'
const inward: readonly TemplateFieldKey[] = ['assignee', 'source', 'sourceName']

type OwnQuestion = Exclude<TemplateFieldKey, Inward> | 'remarks'
/** What the form can ask: the fields of the lead form, a message, and custom fields. */
export type FormTarget = OwnQuestion | CustomTarget

/** In the order of the lead form; the message is the last. */
export const ownQuestions: readonly OwnQuestion[] = [
  ...templateFieldKeys.filter((key): key is Exclude<TemplateFieldKey, Inward> => !inward.includes(key)),
  'remarks',
]

export interface AskedField {
  target: FormTarget
  isRequired: boolean
}

/** What a firm chooses for the form on its website. */
export interface WebFormSettings {
  isOn: boolean
  title: string
  intro: string
  button: string
  /** Shown after it was sent. */
  thanks: string
  /** What a visitor has to agree to; empty where nothing is asked. */
  consent: string
  /** '#24524a' */
  colour: string
  /** In the order in which they are asked. */
  fields: AskedField[]
  source: string
  sourceName: string
  duplicates: DuplicatePolicy
}

/** The settings, and how the form is doing. */
export interface WebForm {
  settings: WebFormSettings
  /** Everything that it could ask, in order. */
  offered: { target: FormTarget; label: string }[]
  /** Where it is; none until it was saved for the first time. */
  path: string | undefined
  firm: string
  lastReceivedAt: string | undefined
  today: number
  last30Days: number
  failed: number
}

/** What comes along with an enquiry: the page it was sent from, and the campaign that led there. */
export const trailNames = [
  'page',
  'landing',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
] as const
export type TrailName = (typeof trailNames)[number]
export type Trail = Partial<Record<TrailName, string>>

/** Somebody opens a form: by its key, or by a draft of it. */
export interface FormVisit {
  key: string
  isEmbedded: boolean
  draft: string
  trail: Trail
  /** The page that the browser says it comes from. */
  referer: string | undefined
}

/** A form as it was posted, one character for each byte. */
export interface SentForm {
  key: string
  isEmbedded: boolean
  body: string
}
