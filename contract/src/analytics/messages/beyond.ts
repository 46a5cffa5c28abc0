import { grouped } from '../../kit/money'

const leads = (count: number) => `${grouped(count)} ${count === 1 ? 'lead' : 'leads'}`

/** Of all cards. */
export const figureTexts = {
  noSource: 'No source',
  nobody: 'Nobody',
  leads: 'Leads',
  source: 'Source',
  person: 'Person',
  stage: 'Stage',
  percent: (share: number) => `${Math.round(100 * share)}%`,
  none: '–',
} as const

export const funnelTexts = {
  card: {
    title: 'Stage funnel',
    explain:
      'Of the leads that came in these days: how many were ever in each stage, and for how many days on average. Whoever skipped a stage was never in it, so a later stage can have more.',
    emptyText: 'No Stage Funnel Data Available',
    failedText: 'The stage funnel could not be loaded.',
  },
  came: 'All leads',
  reached: 'Reached',
  share: 'Share of all',
  drop: (count: number, share: string) => `${grouped(count)} fewer (${share})`,
  dropped: 'Fewer in the next',
  days: 'Days in stage',
  lost: 'Lost',
  lostNow: (count: number, share: string) =>
    `${leads(count)} (${share}) ${count === 1 ? 'is' : 'are'} lost by now`,
} as const

export const forecastTexts = {
  card: {
    title: 'Forecast',
    emptyText: 'No Forecast Data Available',
    failedText: 'The forecast could not be loaded.',
  },
  method:
    'Open value × share of the leads once in this stage that were won. Stages with no closed lead yet count nothing.',
  about: 'Open leads now, whatever the period',
  expected: (open: string) => `expected of ${open} open`,
  open: 'Open value',
  rate: 'Win rate',
  rateOf: (share: string, won: number, closed: number) => `${share} (${grouped(won)} of ${grouped(closed)})`,
  weighted: 'Expected',
} as const

export const sourceValueTexts = {
  card: {
    title: 'Source against won value',
    explain:
      'Leads that came in these days, and leads that were won in these days, also if they came before. Conversion: how many were won for each hundred that came.',
    emptyText: 'No Source Value Data Available',
    failedText: 'The value of the sources could not be loaded.',
  },
  won: 'Won',
  conversion: 'Conversion',
  value: 'Won value',
} as const

export const lostReasonTexts = {
  card: {
    title: 'Lost reasons',
    explain: 'Leads that were lost in these days, by the reason that was given, and their budgets.',
    emptyText: 'No Lost Reason Data Available',
    failedText: 'The lost reasons could not be loaded.',
  },
  none: 'No reason given',
  reason: 'Reason',
  share: 'Share',
  value: 'Lost value',
} as const

export const responseTexts = {
  card: {
    title: 'First response time',
    explain:
      'From when a lead came until somebody first contacted it, on average. Leads that nobody has contacted yet are counted, but have no time.',
    emptyText: 'No First Response Data Available',
    failedText: 'The first response times could not be loaded.',
  },
  by: 'Show by',
  bySource: 'By source',
  byPerson: 'By person',
  answered: (answered: number, all: number) => `${grouped(answered)} of ${grouped(all)} contacted`,
  contacted: 'Contacted',
  time: 'Average time',
  minutes: 'Average minutes',
} as const

export const disciplineTexts = {
  card: {
    title: 'Follow-up discipline',
    explain:
      'Follow-ups that were due in these days. Kept: the lead was contacted by that day. Late: only after it. Missed: not at all, or still open.',
    emptyText: 'No Follow-up Data Available',
    failedText: 'The follow-ups could not be loaded.',
  },
  all: 'All',
  outcomes: { kept: 'Kept', late: 'Late', missed: 'Missed' },
  aboutPerson: (about: string, name: string) => `${about} · ${name}`,
  open: (of: string, outcome: string, count: number) => `${of}, ${outcome}: ${grouped(count)}`,
} as const
