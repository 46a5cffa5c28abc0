/** What a run of the journeys came to; there is no second attempt. */
export const journeyCounts = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + errors.length,
})
