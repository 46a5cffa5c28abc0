import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { tool } from './processes.mjs'
import { root } from './root.mjs'

const workspaces = ['contract', 'server', 'web', 'e2e', 'bench']
const hasSources = (name) => existsSync(join(root, name, 'tsconfig.json'))

/** Kept between runs: what has not changed is not looked at again, which is nine tenths of the time. */
const typeCheck = (name) => [
  '--noEmit',
  '--project',
  name,
  '--incremental',
  '--tsBuildInfoFile',
  join(root, '.cache', 'types', `${name}.tsbuildinfo`),
  // Each checker works out the shared types for itself: the usual four do twice the work of one.
  '--checkers',
  '1',
]

/** Everything that is judged without running the product. */
export const checks = [
  ...workspaces
    .filter(hasSources)
    .map((name) => ({ name: `types ${name}`, program: tool('tsc'), args: typeCheck(name) })),
  { name: 'lint and format', program: tool('biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'house rules', program: process.execPath, args: ['scripts/check-imports.mjs'] },
  { name: 'styles', program: process.execPath, args: ['scripts/check-styles.mjs'] },
  // Without its cache, which does not notice a change in what a configuration imports.
  { name: 'dead code', program: tool('knip'), args: ['--no-progress'] },
]
