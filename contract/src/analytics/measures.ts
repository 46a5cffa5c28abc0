/**
 * What the sums of the database count, and what their keys are. `leads`, `valued`, `amount` and `seconds` mean what is said
 * here; days are those of the firm's clocks.
 */
export const measures = {
  /** Leads by the day they came; key: their stage now; valued, amount: those with a budget, and its sum. */
  stage: 'stage',
  /** Leads by the day they came; key: their source; valued, seconds: those contacted by now, and how long it took. */
  source: 'source',
  /** The same of all sources together, so that the sums of each person are few. */
  response: 'response',
  /** Leads by the day they came, once for each stage they have been in; valued, seconds: ended stays, and their length. */
  reached: 'reached',
  /** Leads by the day of their first contact. */
  contacted: 'contacted',
  /** Interested leads by the day of their last contact. */
  quiet: 'quiet',
  /** Won leads by the day they were won; key: their city; valued, amount: with a budget; seconds: since they came. */
  won: 'won',
  /** Lost leads by the day they were lost; key: the reason; the rest as for won ones. */
  lost: 'lost',
  /** Won leads by the day they were won; key: their source; valued, amount: with a budget. */
  wonSource: 'won-source',
  /** The same of all sources together. */
  sale: 'sale',
  /** Closed leads by the day they were closed, once for each stage they have been in; valued: the won ones. */
  outcome: 'outcome',
  /** Calls by their day; key: how it went. */
  call: 'call',
  /** Calls that made a lead one that does not answer again and again. */
  repeated: 'repeated',
  /** Follow-ups by the day they were set for; key: kept, late, missed, or open. */
  followUp: 'follow-up',
} as const
export type Measure = (typeof measures)[keyof typeof measures]

/** These belong to whoever did it; all others are leads and belong to their assignee. */
export const activities: readonly Measure[] = [measures.call, measures.repeated, measures.followUp]
