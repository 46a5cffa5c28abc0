import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { mailboxLimits } from '@foyer/contract/lead-mail/mailbox/limits'
import {
  mailboxRefusals as refusals,
  mailboxReplies as replies,
} from '@foyer/contract/lead-mail/mailbox/messages'
import type { Mailbox, MailboxSettings } from '@foyer/contract/lead-mail/mailbox/model'
import { asSystem, type Context, inViewersCompany, readingViewersCompany } from '../../../../context'
import { inMailbox } from '../../../../gateways/mailbox/imap'
import { MailboxFailed } from '../../../../gateways/mailbox/port'
import { takeTry, tellColleagues } from '../../../accounts/service'
import {
  deleteMailbox,
  findMailbox,
  hastenMailbox,
  type MailboxRecord,
  writeMailbox,
} from '../repository/mailboxes'

/** Somebody waits for it. */
const limits = { patience: 10_000, longest: 25_000 }

export const mailbox = (ctx: Context): Promise<{ mailbox?: Mailbox | undefined }> =>
  readingViewersCompany(ctx, async ({ db, companyId }) => {
    const found = await findMailbox(db, companyId)
    if (!found) return {}
    const { host, port, security, username, folder, isOn, readAt, error } = found
    const shown = { host, port, security, username, folder, isOn }
    return { mailbox: { ...shown, readAt: readAt?.toISOString(), error: (isOn && error) || undefined } }
  })

/** Each try connects to a server that somebody has named. */
async function refuseTooManyTries(ctx: Context): Promise<void> {
  const limit = { subject: `mailbox:${ctx.viewer.companyId}`, ...mailboxLimits.tries }
  const taken = await asSystem(ctx, (scope) => takeTry(scope, [limit]))
  if ('limit' in taken) refuseFor(taken.wait, refusals.tooManyTries)
}

const known = (ctx: Context): Promise<MailboxRecord | undefined> =>
  readingViewersCompany(ctx, ({ db, companyId }) => findMailbox(db, companyId))

const isSameServer = (one: MailboxRecord, other: MailboxSettings): boolean =>
  one.host === other.host && one.port === other.port && one.username === other.username

/** The kept one goes only to the server for which it was entered. */
function passwordFor({ secrets }: Context, box: MailboxRecord | undefined, given: MailboxSettings): string {
  if (given.password) return given.password
  if (!box?.password || !isSameServer(box, given)) return refuse(refusals.password)
  try {
    return secrets.unlock(box.password)
  } catch {
    return refuse(refusals.password)
  }
}

/** How it is there now, or why it cannot be read. */
async function lookInto(ctx: Context, given: MailboxSettings, password: string) {
  try {
    return await inMailbox(
      { outside: ctx.outside, env: ctx.env, ...limits },
      { ...given, password },
      async ({ uidValidity, lastUid, count }) => ({ uidValidity, lastUid, count }),
    )
  } catch (error) {
    if (error instanceof MailboxFailed) return refuse(refusals.fails(error.message))
    throw error
  }
}

export async function testMailbox(ctx: Context, given: MailboxSettings): Promise<{ message: string }> {
  const password = passwordFor(ctx, await known(ctx), given)
  await refuseTooManyTries(ctx)
  const { count } = await lookInto(ctx, given, password)
  return { message: replies.works(given.folder, count) }
}

/**
 * One that is on is tried first, and read from its last message on. The same mailbox goes on where it was, also after a pause.
 */
export async function saveMailbox(ctx: Context, given: MailboxSettings): Promise<{ message: string }> {
  const before = await known(ctx)
  const password = passwordFor(ctx, before, given)
  if (given.isOn) await refuseTooManyTries(ctx)
  const there = given.isOn ? await lookInto(ctx, given, password) : undefined
  const goesOn = before?.uidValidity && isSameServer(before, given) && before.folder === given.folder
  const position = { uidValidity: there?.uidValidity ?? null, lastUid: there?.lastUid ?? 0 }
  await inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await writeMailbox(db, {
      ...given,
      companyId,
      password: given.password || !before?.password ? ctx.secrets.lock(password) : before.password,
      ...(!goesOn && { ...position, readAt: null }),
      failures: 0,
      error: null,
      nextReadAt: now,
      updatedAt: now,
      updatedBy: ctx.viewer.userId,
    })
    await tellColleagues(scope, { name: 'changed', about: ['mailbox'] })
  })
  audit(ctx, 'mailbox-saved', { isOn: given.isOn })
  return { message: given.isOn ? replies.saved : replies.savedOff }
}

/** What is being read meanwhile is taken, but nothing after it. */
export const removeMailbox = (ctx: Context): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    if (!(await deleteMailbox(scope.db, scope.companyId))) refuse(refusals.none)
    await tellColleagues(scope, { name: 'changed', about: ['mailbox'] })
    audit(ctx, 'mailbox-removed')
    return { message: replies.removed }
  })

/** By ids alone. */
function audit({ log, viewer }: Context, deed: 'mailbox-saved' | 'mailbox-removed', more = {}): void {
  const { companyId, userId } = viewer
  log.info({ audit: { deed, companyId, by: userId, ...more } }, `lead mail: ${deed}`)
}

/** The schedule looks every 2 minutes; whoever waits for an answer need not. */
export async function readMailboxNow(ctx: Context): Promise<{ message: string }> {
  await refuseTooManyTries(ctx)
  return inViewersCompany(ctx, async ({ db, companyId, now, enqueue }) => {
    if (!(await hastenMailbox(db, companyId, now))) refuse(refusals.off)
    await enqueue('leadMail.read-mailbox', { companyId, askedBy: ctx.viewer.userId })
    return { message: replies.reading }
  })
}
