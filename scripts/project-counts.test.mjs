import { expect, it } from 'vitest'
import { longestFiles, longestTests, projectCounts } from './project-counts.mjs'

const test = (fullName, state, duration = 10) => ({
  fullName,
  result: () => ({ state }),
  diagnostic: () => ({ duration }),
})

const file = (project, name, tests, { isOk = true, duration = 1000 } = {}) => ({
  project: { name: project },
  relativeModuleId: name,
  children: { allTests: () => tests },
  ok: () => isOk,
  diagnostic: () => ({
    environmentSetupDuration: 0,
    prepareDuration: 0,
    setupDuration: 100,
    collectDuration: 400,
    duration,
  }),
})

it('adds up what passed, what failed and the seconds of each project', () => {
  const files = [
    file('server', 'a.test.ts', [test('one', 'passed'), test('two', 'failed')], { isOk: false }),
    file('web', 'b.test.tsx', [test('three', 'passed')]),
    file('server', 'c.test.ts', [test('four', 'passed')]),
  ]
  expect(projectCounts(files)).toEqual([
    { name: 'server', passed: 2, failed: 1, seconds: 3 },
    { name: 'web', passed: 1, failed: 0, seconds: 1.5 },
  ])
})

it('counts a file that broke outside of its tests', () => {
  const [counts] = projectCounts([file('server', 'a.test.ts', [test('one', 'skipped')], { isOk: false })])
  expect(counts).toMatchObject({ passed: 0, failed: 1 })
})

it('names the files and the tests that took longest', () => {
  const files = [
    file('server', 'a.test.ts', [test('one', 'passed', 300), test('two', 'passed', 900)]),
    file('web', 'b.test.tsx', [test('three', 'passed', 2000)], { duration: 2000 }),
  ]
  expect(longestFiles(files, 1)).toEqual([{ name: 'web: b.test.tsx', seconds: 2.5 }])
  expect(longestTests(files, 2)).toEqual([
    { name: 'web: three', seconds: 2 },
    { name: 'server: two', seconds: 0.9 },
  ])
})
