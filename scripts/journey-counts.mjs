const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** What a run of the journeys came to; which of them needed their second attempt is told, not hidden. */
export const journeyCounts = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  remarks: suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `passed at the second attempt: ${file}:${line} ${title}`),
})
