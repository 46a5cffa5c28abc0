import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { longestFiles, longestTests, projectCounts } from './project-counts.mjs'

/** Leaves the counts of a run in the file that FOYER_TEST_REPORT names, if it names one. */
export class ProjectReporter {
  onTestRunEnd(modules, errors) {
    const file = process.env.FOYER_TEST_REPORT
    if (!file) return
    const report = {
      projects: projectCounts(modules),
      errors: errors.length,
      longestFiles: longestFiles([...modules], 15),
      longestTests: longestTests([...modules], 30),
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(report))
  }
}
