import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { asSystem } from '../context'
import { readEnv } from '../env'
import { hashPassword } from '../features/accounts/passwords'
import { isKnownEmail } from '../features/accounts/service'
import { foundFirm } from '../features/onboarding/service'
import { openServer } from '../open-server'

const usage = `Makes the first firm and its owner.
  npm run create-owner -- --company "Malhar Design" --email owner@example.com --first-name Kavya --last-name Menon`

const wanted = z.object({
  company: z.string().trim().min(1).max(75),
  email: z
    .email()
    .max(63)
    .transform((email) => email.toLowerCase()),
  'first-name': z.string().trim().min(1).max(24),
  'last-name': z.string().trim().max(24).default(''),
})

/** Printed once; the owner chooses another at the first sign-in. */
const temporaryPassword = () => `Fy@${randomBytes(8).toString('base64url')}`

async function run(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: { company: text, email: text, 'first-name': text, 'last-name': text },
  })
  const read = wanted.safeParse(values)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`${faults.join('\n')}\n\n${usage}`)
  }
  const env = readEnv()
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const server = await openServer(env, {
    migrationsFolder: here('./migrations'),
    template: here('./template.tar.gz'),
  })
  try {
    const { company, email } = read.data
    const password = temporaryPassword()
    const passwordHash = await hashPassword(password)
    await asSystem(server.deps, async (scope) => {
      if (await isKnownEmail(scope, email)) throw new Error(`${email} already has an account.`)
      await foundFirm(scope, {
        company: { name: company, timeZone: env.TIME_ZONE },
        owner: {
          email,
          firstName: read.data['first-name'],
          lastName: read.data['last-name'],
          passwordHash,
          isTemporary: true,
        },
        appUrl: env.APP_URL ?? `http://localhost:${env.PORT}/`,
      })
    })
    process.stdout.write(`${company} is ready. Sign in as ${email} with the temporary password ${password}\n`)
  } finally {
    await server.close()
  }
}

run().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
