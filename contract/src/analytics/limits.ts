import { leadLimits } from '../leads/limits'
import { quietDays } from '../leads/list/figure'

export const analyticsLimits = {
  /** Leads that are interested and were not contacted for more days than this. */
  quietDays,
  topRepresentatives: 5,
  /** Of the label of a stage in the chart of values. */
  labelMax: 10,
  /** Whose targets are set at once. */
  peopleMax: 500,
  /** Whose numbers are looked at together: the list behind a number takes no more. */
  membersMax: leadLimits.filterValuesMax,
  /** A chosen range: ten years. */
  spanDaysMax: 3660,
  /** A year has four figures, also of the days that a range is compared with: days are compared as text. */
  firstDay: '1900-01-01',
  lastDay: '2999-12-31',
  pageSize: 50,
  searchMax: 100,
  noteMax: 1000,
  recipientsMax: 50,
  /** How often a person sends the numbers in an hour. */
  sentAnHour: 20,
  /** In the mails with the numbers. */
  topInMail: 3,
  targetMax: 1_000_000_000_000,
  targetLeadsMax: 100_000,
} as const
