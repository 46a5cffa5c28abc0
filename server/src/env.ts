import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { fileLimits } from '@foyer/contract/files/limits'
import { isValidTimeZone } from '@foyer/contract/kit/dates'
import { z } from 'zod'

const flag = z.enum(['on', 'off'])
const address = z.url({ protocol: /^https?$/ })
const portText = 'please give a whole number from 0 to 65535'
const port = z.coerce.number(portText).int(portText).min(0, portText).max(65_535, portText)

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    most >= 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

/**
 * How many proxies stand before the server, or which addresses they have. What came before them in X-Forwarded-For is written
 * by the caller, and counts for nothing.
 */
const trustedProxies = z.string().transform((text, context): 'off' | number | string[] => {
  if (text === 'off') return text
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((one) => one.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue(
    'give off, the number of proxies in front (1 to 9, usually 1), or their addresses (10.0.0.0/8, ::1)',
  )
  return z.NEVER
})

const keyText = 'give at least 32 characters, and earlier keys after a comma'
/** The first key locks; those after it open what was locked before it was changed. */
const secretKeys = z.string().transform((text, context): [string, ...string[]] => {
  const [newest = '', ...older] = text.split(',').map((one) => one.trim())
  if ([newest, ...older].every(({ length }) => length >= 32)) return [newest, ...older]
  context.addIssue(keyText)
  return z.NEVER
})

/** Every setting of the server, in one place. README.md explains each. */
const settings = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: z.string().min(1).optional(),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(200).optional(),
    SERVER_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
    DEMO: flag.optional(),
    SIGNUP: z.enum(['open', 'closed']).optional(),
    APP_URL: address.optional(),
    TIME_ZONE: z.string().refine(isValidTimeZone, 'no such time zone').default('Asia/Kolkata'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    TRUST_PROXY: trustedProxies.default('off'),

    SECRET_KEY: secretKeys.optional(),
    /** For tests on one machine: what firms enter may lead to it. */
    PRIVATE_ADDRESSES: z.enum(['refused', 'open']).default('refused'),
    GRAPH_URL: address.default('https://graph.facebook.com/v23.0'),
    META_LOGIN_URL: address.default('https://www.facebook.com/v23.0/dialog/oauth'),
    META_APP_ID: z.string().min(1).optional(),
    META_APP_SECRET: z.string().min(1).optional(),
    META_VERIFY_TOKEN: z.string().min(8).optional(),
    INDIAMART_URL: address.default('https://mapi.indiamart.com/wservce/crm/crmListing/v2/'),

    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).default('Foyer <no-reply@foyer.invalid>'),
    MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(100_000).default(60),

    FILES_MAX_MB: z.coerce.number().int().min(1).max(100).default(fileLimits.maxMegabytes),
    FILES_COMPANY_GB: z.coerce.number().min(0.001).max(10_000).default(fileLimits.companyGigabytes),
    FILES_S3_BUCKET: z.string().min(1).optional(),
    FILES_S3_REGION: z.string().min(1).default('ap-south-1'),
    FILES_S3_ENDPOINT: address.optional(),
    FILES_S3_ACCESS_KEY: z.string().min(1).optional(),
    FILES_S3_SECRET_KEY: z.string().min(1).optional(),

    CRM_URL: address.optional(),
    PMT_URL: address.optional(),
    NOTIFY_URL: address.optional(),
    EMAIL_URL: address.optional(),
    S3_URL: address.optional(),
    QUOTATION_URL: address.optional(),
    /** A host as browsers name it, with its port if it has one. */
    QUOTATION_HOST: z
      .string()
      .toLowerCase()
      .regex(/^[a-z0-9.-]+(:\d{1,5})?$/, 'is a host, such as foyer.example.com')
      .optional(),
    TOOLS_URL: address.optional(),
    CHAT_URL: address.optional(),
    PURCHASE_URL: address.optional(),
    BOOK_KEEPING_URL: address.optional(),
    ATTENDANCE_URL: address.optional(),
    FEEDBACK_URL: address.optional(),
    TERMS_URL: address.optional(),
    PRIVACY_URL: address.optional(),
    MAP_TILES_URL: address
      .refine((url) => /\{z\}.*\{x\}.*\{y\}|\{z\}.*\{y\}.*\{x\}/.test(url), 'needs {z}, {x} and {y}')
      .optional(),
    MAP_ATTRIBUTION: z.string().max(300).optional(),
    GEOCODER_URL: address.optional(),
    NOT_FOUND_REDIRECT: z.string().startsWith('/').or(address).default('/find-professionals'),
  })
  .refine((env) => !env.FILES_S3_BUCKET || (env.FILES_S3_ACCESS_KEY && env.FILES_S3_SECRET_KEY), {
    path: ['FILES_S3_BUCKET'],
    message: 'needs FILES_S3_ACCESS_KEY and FILES_S3_SECRET_KEY too',
  })
  .refine((env) => env.DATABASE_URL || (env.SERVER_PROCESSES ?? 1) === 1, {
    path: ['SERVER_PROCESSES'],
    message: 'needs DATABASE_URL: the embedded database belongs to one process',
  })

  .refine((env) => !env.META_APP_ID || (env.META_APP_SECRET && env.META_VERIFY_TOKEN), {
    path: ['META_APP_ID'],
    message: 'needs META_APP_SECRET and META_VERIFY_TOKEN too',
  })

export type Env = z.infer<typeof settings> & {
  isDemo: boolean
  host: string
  SIGNUP: 'open' | 'closed'
  /** One per core; the embedded database belongs to one. */
  processes: number
}

export class WrongSettings extends Error {}

/** Reads the environment once, at start; a wrong setting stops the start with one clear line. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new WrongSettings(`Wrong settings: ${faults.join('; ')}`)
  }
  const env = read.data
  const isDemo = env.DEMO ? env.DEMO === 'on' : env.NODE_ENV !== 'production'
  return {
    ...env,
    isDemo,
    host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    SIGNUP: env.SIGNUP ?? (isDemo ? 'open' : 'closed'),
    processes: env.DATABASE_URL ? (env.SERVER_PROCESSES ?? availableParallelism()) : 1,
  }
}
