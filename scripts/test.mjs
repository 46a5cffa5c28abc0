#!/usr/bin/env node
// npm test: checks, build, every test, one summary; with -- --slowest also the files and tests that took longest.
// npm run test:long: the long fault and soak tests alone.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { checks } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureDovecot } from './dovecot.mjs'
import { ensureInstalled } from './install.mjs'
import { journeyCounts } from './journey-counts.mjs'
import { fail, inParallel, run, tool } from './processes.mjs'
import { projectLine, reportSkipped, reportStep, reportTotal, secondsLine } from './report.mjs'
import { root } from './root.mjs'

const isLong = process.argv.includes('--long')
const isCurious = process.argv.includes('--slowest')
/** Long, for a machine that is busy with something else. */
const limitMs = (isLong ? 120 : 45) * 60_000
const cache = (name) => join(root, '.cache', 'test', name)
const slug = (name) => name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
const started = performance.now()
const totals = { passed: 0, failed: 0 }

/** Runs one step, prints its line, adds its counts. `work` gives { passed, failed, remarks, output } or throws. */
async function step(name, work, { isCheck = false } = {}) {
  const started = performance.now()
  const result = await work().catch((error) => ({ passed: 0, failed: 1, output: error.message }))
  totals.passed += result.passed
  totals.failed += result.failed
  reportStep({ name, isCheck, seconds: (performance.now() - started) / 1000, ...result })
  return result.failed === 0
}

const check = ({ name, program, args }) =>
  step(
    name,
    async () => {
      const { code, output } = await run(program, args, { log: cache(`${slug(name)}.log`), limitMs })
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
    },
    { isCheck: true },
  )

const done = async (work) => {
  await work()
  return { passed: 1, failed: 0 }
}

/** A runner that leaves its counts in a JSON file. A crash without a report, or with a clean one, is a failure. */
async function counted(name, program, args, { report, read, env }) {
  return step(name, async () => {
    rmSync(report, { force: true })
    const { code, output } = await run(program, args, { env, log: cache(`${slug(name)}.log`), limitMs })
    if (!existsSync(report)) return { passed: 0, failed: 1, output }
    const counts = read(JSON.parse(readFileSync(report, 'utf8')))
    return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1), output }
  })
}

const longestOf = ({ longestFiles, longestTests }) =>
  [...longestFiles, ...longestTests].map(({ name, seconds }) => secondsLine(name, seconds))

/** All its projects in one run; their counts and seconds are told one by one. */
function vitest(name, args, env = {}) {
  const report = cache(`${slug(name)}.json`)
  const read = ({ projects, errors, ...longest }) => ({
    passed: sum(projects.map(({ passed }) => passed)),
    failed: sum(projects.map(({ failed }) => failed)) + errors,
    remarks: [...projects.map(projectLine), ...(isCurious ? longestOf(longest) : [])],
  })
  return counted(name, tool('vitest'), ['run', ...args], {
    report,
    read,
    env: { ...env, NO_COLOR: '1', FOYER_TEST_REPORT: report },
  })
}

const buildStep = () => step('build', () => done(() => build({ log: cache('') })), { isCheck: true })

async function longTests() {
  await buildStep()
  await vitest('long tests', ['--project', 'server', '.long.'], { FOYER_TEST_LONG: 'together' })
  await vitest('burst', ['--project', 'server', 'burst.long.test.ts'], { FOYER_TEST_LONG: 'alone' })
}

async function allTests(mailServer, browser) {
  const isBuilt = await buildStep()
  // The tests of mailboxes fail without it.
  await step('mail server', () => done(() => mailServer), { isCheck: true })
  // One check at a time takes what the workers leave of the cores.
  await Promise.all([inParallel(1, checks, check), vitest('tests', [])])
  await journeys(isBuilt, browser)
}

async function journeys(isBuilt, browser) {
  let chromium
  const waitForChromium = async () => {
    chromium = await browser
  }
  const hasBrowser = await step('browser', () => done(waitForChromium), { isCheck: true })
  if (!hasBrowser) return reportSkipped('journeys', 'no browser')
  if (!isBuilt) return reportSkipped('journeys', 'the build failed')
  await counted('journeys', tool('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], {
    report: join(root, '.cache', 'playwright.json'),
    read: journeyCounts,
    env: { CHROMIUM_PATH: chromium },
  })
}

// They come from elsewhere than the packages, and may come beside them; the small one first.
const mailServer = isLong ? undefined : ensureDovecot(cache('dovecot.log'))
const browser = mailServer?.catch(() => {}).then(() => ensureChromium(cache('chromium.log')))
// Whoever waits for them is told.
for (const one of [mailServer, browser]) one?.catch(() => {})
await ensureInstalled({ dev: true }).catch(fail)
await (isLong ? longTests() : allTests(mailServer, browser))
reportTotal((performance.now() - started) / 1000)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1
