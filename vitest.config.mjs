import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { ProjectReporter } from './scripts/project-reporter.mjs'
import { onPglite, onPostgres } from './server/vitest.config.ts'

/** Tests without a database or a page: they may share their modules. */
const pure = (name, root, include) => ({
  root,
  test: { name, include: [include], isolate: false, testTimeout: 120_000, env: { NODE_ENV: 'test' } },
})

/** One run for all of them, so that no worker waits for the end of another workspace. The longest come first. */
const projects = [
  { extends: './web/vitest.config.ts', root: 'web', test: { name: 'web' } },
  onPostgres,
  onPglite,
  pure('conformance', 'e2e', 'conformance/**/*.test.ts'),
  pure('contract', 'contract', 'src/**/*.test.ts'),
  pure('scripts', 'scripts', '**/*.test.mjs'),
  pure('web build', 'web/build', '*.test.ts'),
]

/** As they are listed; within a project as vitest does it, by the time that a file took before. */
class AsListed extends BaseSequencer {
  async sort(files) {
    const place = new Map(projects.map(({ test }, index) => [test.name, index]))
    return (await super.sort(files)).sort((a, b) => place.get(a.project.name) - place.get(b.project.name))
  }
}

export default defineConfig({
  test: {
    projects,
    maxWorkers: 3,
    sequence: { sequencer: AsListed },
    reporters: ['default', new ProjectReporter()],
  },
})
