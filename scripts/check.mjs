#!/usr/bin/env node
// npm run check: types, lint and format, house rules, dead code.
import { join } from 'node:path'
import { checks } from './checks.mjs'
import { ensureInstalled } from './install.mjs'
import { fail, inParallel, run } from './processes.mjs'
import { reportStep } from './report.mjs'
import { root } from './root.mjs'

await ensureInstalled({ dev: true }).catch(fail)
const failures = await inParallel(2, checks, async ({ name, program, args }) => {
  const started = performance.now()
  const log = join(root, '.cache', 'check', `${name.replaceAll(' ', '-')}.log`)
  const { code, output } = await run(program, args, { log })
  const failed = code === 0 ? 0 : 1
  reportStep({
    name,
    passed: 1 - failed,
    failed,
    isCheck: true,
    seconds: (performance.now() - started) / 1000,
    output,
  })
  return failed
})
process.exitCode = failures.includes(1) ? 1 : 0
