import { type CalendarDate, isValidCalendarDate } from '../../kit/dates'
import { leadLimits } from '../limits'

interface Span {
  from: CalendarDate
  to: CalendarDate
}

/** Of leads whose stage says how it ended. */
interface Closed extends Span {
  /** Only leads with a budget. */
  isValued?: true | undefined
}

/** What can be said of the leads of several figures: only those without a source. */
interface Sourceless {
  isSourceless?: true | undefined
}

/**
 * The leads that a figure counts and the other filters cannot say. Days are those of the company's clocks, the first and
 * the last one included.
 */
export type LeadFigure =
  /** In a Won stage since such a day; `city` in any spelling of capitals, empty for leads without one. */
  | ({ kind: 'won'; city?: string | undefined } & Closed & Sourceless)
  /** The same for Lost, with the reason. */
  | ({ kind: 'lost'; reason?: string | undefined } & Closed)
  /** Contacted for the first time on such a day. */
  | ({ kind: 'contacted' } & Span)
  /** Came on such a day and contacted by now. */
  | ({ kind: 'answered' } & Span & Sourceless)
  /** Came on such a day and was ever in the stage. */
  | ({ kind: 'reached'; stageId: string } & Span)
  /** Interested, and the last contact, or else the day they came, is more than `quietDays` ago. */
  | { kind: 'quiet' }
  /** With a call of today that ended with Interested. */
  | { kind: 'interested-today' }
  | { kind: 'without-source' }

export type FigureKind = LeadFigure['kind']

export const quietDays = 7

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const undated = ['quiet', 'interested-today', 'without-source'] as const

/** A text is said last and reaches to the end, so nothing in it needs escaping. */
const dated = /^([a-z]+):([\d-]{10}):([\d-]{10})(?::(valued))?(?::(sourceless))?(?::([a-z]+)=(.*))?$/s
/** What each kind may say after its days. */
const allowed =
  /^(won:(valued)?:(sourceless)?:(city)?|lost:(valued)?::(reason)?|contacted:::|answered::(sourceless)?:|reached:::stage)$/

/** `quiet`, `reached:2026-01-01:2026-12-31:stage=<id>`, `won:2026-01-01:2026-12-31:valued:city=pune`. */
export function readFigure(written: string): LeadFigure | undefined {
  const plain = undated.find((kind) => kind === written)
  if (plain) return { kind: plain }
  const [, kind, from = '', to = '', valued, sourceless, name, text = ''] = dated.exec(written) ?? []
  const isSpan = isValidCalendarDate(from) && isValidCalendarDate(to) && from <= to
  const isRight = name === 'stage' ? uuid.test(text) : text.length <= leadLimits.figureTextMax
  if (!isSpan || !isRight || !allowed.test([kind, valued, sourceless, name].join(':'))) return undefined
  return {
    kind,
    from,
    to,
    ...(valued && { isValued: true }),
    ...(sourceless && { isSourceless: true }),
    ...(name && { [name === 'stage' ? 'stageId' : name]: text }),
  } as LeadFigure
}

interface Dated extends Closed, Sourceless {
  kind: FigureKind
  city?: string | undefined
  reason?: string | undefined
  stageId?: string | undefined
}

export function writeFigure(figure: LeadFigure): string {
  if (!('from' in figure)) return figure.kind
  const { kind, from, to, isValued, isSourceless, city, reason, stageId: stage }: Dated = figure
  const text = Object.entries({ city, reason, stage }).find(([, one]) => one !== undefined)
  return [kind, from, to, isValued && 'valued', isSourceless && 'sourceless', text?.join('=')]
    .filter(Boolean)
    .join(':')
}
