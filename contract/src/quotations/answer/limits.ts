export const answerLimits = {
  name: { min: 2, max: 80 },
  note: { max: 2_000 },
  itemNote: { max: 500 },
  items: { max: 1_000 },
  /** Requests for changes of one quotation in an hour, so that nobody fills the bells of a firm. */
  changesAnHour: 10,
  /** Calls without an account, of one network address. */
  readsAMinute: 120,
  answersAMinute: 60,
} as const
