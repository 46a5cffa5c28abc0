export const notificationLimits = {
  page: 40,
  /** That one person rings at others by hand. */
  bellsAMinute: 10,
  /** The most notifications on one page. */
  pageMax: 200,
  /** The same for a client that asks for all of them, to count them. */
  wholeMax: 10_000,
  skipMax: 10_000,
  searchMax: 100,
  idsMax: 200,
  textMax: 500,
  linkMax: 500,
  featureMax: 40,
  projectNameMax: 120,
  /** Length of one placeholder's value. */
  valueMax: 120,
  subjectMax: 200,
  bodyMax: 50_000,
  emailsMax: 50,
  peopleMax: 100,
  /** What the bell shows; above that it says 99+. */
  badgeMax: 99,
} as const
