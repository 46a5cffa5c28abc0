import type { LeadField } from '../fields/model'
import { pipelineLimits } from './limits'
import { pipelineRefusals } from './messages'
import type { NewRule, TransitionRule } from './model'
import { normaliseName } from './stage-names'

/** The part of a rule that decides a move. */
export interface Transition {
  from: string
  to: string
  isAllowed: boolean
  requiredFields: readonly string[]
}

export interface Move {
  from: string
  to: string
  rules: readonly Transition[]
  /** The values of the lead, by the key of the field; custom fields by id. */
  values: Readonly<Record<string, unknown>>
}

export type MoveVerdict =
  | { kind: 'allowed' }
  | { kind: 'refused' }
  /** Keys of lead fields, in the order in which the rule asks for them. */
  | { kind: 'missing'; fields: string[] }

function isFilled(value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (typeof value === 'string') return normaliseName(value) !== ''
  if (typeof value === 'number') return !Number.isNaN(value)
  if (Array.isArray(value)) return value.some(isFilled)
  return true
}

/** THE rule for moves. A pair without a rule is allowed, and so is staying in the same stage. */
export function checkTransition({ from, to, rules, values }: Move): MoveVerdict {
  if (from === to) return { kind: 'allowed' }
  const rule = rules.find((one) => one.from === from && one.to === to)
  if (!rule) return { kind: 'allowed' }
  if (!rule.isAllowed) return { kind: 'refused' }
  const fields = rule.requiredFields.filter((key) => !isFilled(values[key]))
  return fields.length > 0 ? { kind: 'missing', fields } : { kind: 'allowed' }
}

const excluded: readonly string[] = pipelineLimits.rule.excluded
/** Custom fields may have any name; only the fixed ones are left out. */
export const requirableFields = (fields: readonly LeadField[]): LeadField[] =>
  fields.filter(({ label, isCustom }) => isCustom || !excluded.includes(label))

/** What is wrong with a rule, apart from stages or fields that do not exist. */
export function ruleProblem({ from, to, isAllowed, requiredFields }: NewRule) {
  if (!from || !to) return pipelineRefusals.fillMandatory
  if (from === to) return pipelineRefusals.sameStage
  return isAllowed && requiredFields.length === 0 ? pipelineRefusals.fillMandatory : undefined
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  new Set(one).size === new Set(other).size && one.every((key) => other.includes(key))

/** What an edit changes; a rule that forbids the move requires no fields. Undefined when nothing changes. */
export function ruleChanges(rule: TransitionRule, wanted: NewRule): Partial<NewRule> | undefined {
  const change: Partial<NewRule> = {
    ...(wanted.from !== rule.from.id && { from: wanted.from }),
    ...(wanted.to !== rule.to.id && { to: wanted.to }),
    ...(wanted.isAllowed !== rule.isAllowed && { isAllowed: wanted.isAllowed }),
    ...(wanted.isAllowed &&
      !isSameSet(wanted.requiredFields, rule.requiredFields) && { requiredFields: wanted.requiredFields }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}
