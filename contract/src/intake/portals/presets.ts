import type { CustomField } from '../../fields/model'
import type { DoorKind, DoorMapping } from '../doors/model'
import { flatValues, readPayload, targetOf } from '../doors/payload'
import type { Target } from '../targets'
import { googleAdsContent, googleAdsMapping } from './google-ads'
import { indiamartContent, indiamartMapping } from './indiamart'
import { justdialContent, justdialMapping } from './justdial'

type Payload = Record<string, unknown>

/** What is known of the payloads of a kind of door. */
interface Preset {
  /** Its values by the names under which they are mapped. */
  content: (payload: Payload) => Payload
  /** Where they go unless somebody chose otherwise. */
  mapping: DoorMapping
  /** By what name the other side calls a lead, in its content. */
  id?: string
}

const asItComes: Preset = { content: (payload) => payload, mapping: {} }

const presets: Record<DoorKind, Preset> = {
  webhook: asItComes,
  'google-ads': { content: googleAdsContent, mapping: googleAdsMapping, id: 'lead_id' },
  indiamart: { content: indiamartContent, mapping: indiamartMapping, id: 'UNIQUE_QUERY_ID' },
  justdial: { content: justdialContent, mapping: justdialMapping, id: 'leadid' },
  'web-form': asItComes,
  meta: asItComes,
}

const asPayload = (payload: unknown): Payload =>
  typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    ? (payload as Payload)
    : { value: payload }

const contentOf = (kind: DoorKind, payload: unknown): Payload => presets[kind].content(asPayload(payload))

/** How the other side calls it, so that it comes in once; undefined where it has no name. */
export function idOfPayload(kind: DoorKind, payload: unknown): string | undefined {
  const { id } = presets[kind]
  const found = id && contentOf(kind, payload)[id]
  return typeof found === 'string' || typeof found === 'number'
    ? String(found).trim() || undefined
    : undefined
}

/** Sent to try the door. */
export const isTestPayload = (kind: DoorKind, payload: unknown): boolean =>
  kind === 'google-ads' && [true, 'true', 1, '1'].includes(asPayload(payload).is_test as string)

type NamedField = Pick<CustomField, 'id' | 'name'>

/** What of a payload goes into fields, and what is left over. */
export const readPortal = (
  kind: DoorKind,
  payload: unknown,
  mapping: DoorMapping,
  fields: readonly NamedField[],
) => readPayload(contentOf(kind, payload), { ...presets[kind].mapping, ...mapping }, fields)

/** On a page; of what comes behind them only what goes into a field. */
const mostShown = 300

/** A value of a payload, and the field it goes into. */
export interface MappedValue {
  path: string
  text: string
  target: Target | undefined
  /** Somebody chose it; otherwise its name says so. */
  isChosen: boolean
}

export const mappedValues = (
  kind: DoorKind,
  payload: unknown,
  mapping: DoorMapping,
  fields: readonly NamedField[],
): MappedValue[] =>
  [...flatValues(contentOf(kind, payload))]
    .map(([path, text]) => ({
      path,
      text,
      target: targetOf(path, { ...presets[kind].mapping, ...mapping }, fields),
      isChosen: mapping[path] !== undefined,
    }))
    .filter(({ target, isChosen }, at) => at < mostShown || target !== undefined || isChosen)
