import type { CalendarDate } from '../../kit/dates'
import type { Refusal } from '../../kit/refusal'
import type { Stage } from '../../pipeline/model'
import { visitLimits } from '../limits'
import { workRefusals } from '../messages/work'
import type { LeadRow } from '../model'
import { allowedWork } from '../work/allowed-work'
import { actionSaying } from '../work/model'
import type { CallOutcome } from '../work/outcomes'
import { checkAction, type WorkedLead } from '../work/rules'
import type { NewVisit } from './forms'
import { visitProblems } from './messages'
import type { VisitOutcome, VisitPlace } from './model'

/** After which of the firm's outcomes of a call the next step of a visit is offered; none where the person decides. */
export const offerOfVisit: Record<VisitOutcome, CallOutcome | undefined> = {
  done: 'meeting',
  'not-there': 'no-response',
  rescheduled: undefined,
  cancelled: undefined,
}

/** A visit that was put off has a new day, wherever a lead may have a follow-up (ADR-312). */
export const needsNextDay = (outcome: VisitOutcome | undefined, lead: WorkedLead): boolean =>
  outcome === 'rescheduled' && allowedWork(lead.stage.kind, lead.assignee !== undefined).followUp === 'open'

/** Why a visit cannot be saved. */
export function visitProblem(
  { leadId, outcome, remark, followUp }: NewVisit,
  lead: WorkedLead,
  about: { today: CalendarDate; stages: readonly Stage[] },
): Refusal | undefined {
  if (needsNextDay(outcome, lead) && !followUp) return workRefusals.wrong(visitProblems.nextDay)
  return checkAction(actionSaying(leadId, { comment: remark, followUp }), lead, about)
}

const search = 'https://www.google.com/maps/search/?api=1&query='

/** Undefined where there is nothing to look for. */
export const mapOfAddress = (address: string): string | undefined =>
  address.trim() ? `${search}${encodeURIComponent(address.trim())}` : undefined

/** Five decimals are about a metre. */
const degrees = (value: number): string => String(Number(value.toFixed(5)))

export const placeWords = ({ latitude, longitude }: VisitPlace): string =>
  `${degrees(latitude)}, ${degrees(longitude)}`

export const mapOfPlace = (place: VisitPlace): string =>
  `${search}${encodeURIComponent(placeWords(place).replace(' ', ''))}`

/** What a device says of where it is, if that says anything. */
export function placeOf(said: VisitPlace): VisitPlace | undefined {
  const { latitude, longitude, accuracy } = said
  const isKnown = [latitude, longitude, accuracy].every(Number.isFinite)
  return isKnown && accuracy <= visitLimits.accuracy ? { latitude, longitude, accuracy } : undefined
}

/** Where the site is, as one line; empty where nobody has said it. */
export const addressLine = ({
  address,
  city,
  postalCode,
}: Pick<LeadRow, 'address' | 'city' | 'postalCode'>): string =>
  [address, city, postalCode]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
