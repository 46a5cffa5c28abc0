import { workHistoryTexts } from '@foyer/contract/leads/messages/work'

const hints: readonly (readonly [RegExp, string])[] = [
  [/price was|far below|Loan was/, 'Budget does not fit'],
  [/another firm|relative|lowest bidder|own project team/, 'Chose another firm'],
  [/delayed|abhi nahi|Lease|on hold/, 'Project postponed'],
  [/service area/, 'Outside our area'],
  [/civil work/, 'Only asked for a price'],
  [/Wrong enquiry/, 'Wrong number'],
]

/** Why a lead is not interested, by what the person wrote about it. */
export const reasonIn = (remark: string): string =>
  hints.find(([hint]) => hint.test(remark))?.[1] ?? workHistoryTexts.reasonNotGiven
