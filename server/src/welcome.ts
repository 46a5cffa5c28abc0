import type { AddressInfo } from 'node:net'
import { demoPassword, demoSignIns } from '@foyer/contract/accounts/demo'
import type { Env } from './env'

/** For the person at the terminal: where Foyer is, and how to sign in. */
export function welcome(env: Env, bound: AddressInfo | string | null, isSeeded: boolean): void {
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT
  const host = env.host === '0.0.0.0' || env.host === '::' ? 'localhost' : env.host
  const lines = [`Foyer is ready at ${env.APP_URL ?? `http://${host}:${port}/`}`]
  if (!env.DATABASE_URL)
    lines.push(
      `Embedded database in ${env.DATA_DIR}: one server process, one query at a time; meant for trying out and small teams. Back up by stopping the server and copying ${env.DATA_DIR}. For more people, several servers or queries with time limits set DATABASE_URL.`,
    )
  if (env.isDemo)
    lines.push(
      `${isSeeded ? 'A demo company has been made. ' : ''}Demo sign-ins, password ${demoPassword} for all:`,
      ...demoSignIns.map(({ email, what }) => `  ${email.padEnd(26)} ${what}`),
    )
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}
