import { mailboxBell, mailboxFailures } from '@foyer/contract/lead-mail/mailbox/messages'
import { asSystem, type Deps, inCompany } from '../../../../context'
import { inMailbox, type MailboxParts } from '../../../../gateways/mailbox/imap'
import { MailboxFailed, type OpenedMailbox } from '../../../../gateways/mailbox/port'
import { tellColleagues } from '../../../accounts/service'
import { tellAdmins } from '../../../notifications/service'
import { findAnsweredMails } from '../repository/correspondents'
import { claimMailbox, findDueMailboxes, type MailboxRecord, updateMailbox } from '../repository/mailboxes'
import { chooseMessages, mailIdsIn } from './choose-messages'
import { whyReturned } from './returned-mail'
import { takeMessage, takeReturned } from './take-message'

const minute = 60_000
const day = 24 * 60 * minute
/** The schedule is not exact to the second. */
const between = 1.8 * minute
/** Longer than any reading takes. */
const lease = 8 * minute
/** One reading ends after this; what is left is for the next. */
const enough = 3 * minute
const headsAtOnce = 300
const reportBytes = 262_144
/** After new numbers were given to all messages: what was taken is known by its name. */
const backDays = 7

/** One failure is nothing to tell people of; what somebody has to put right weighs more. */
const weight = { lasting: 3, passing: 1 }
const patience = 5
const longestRest = 60

const pageOfMailbox = '/leads/lead-management-settings/email'

/** Each firm is read by a job of its own: one that fails or is slow holds up nobody. */
export const askMailboxes = (deps: Deps): Promise<void> =>
  asSystem(deps, async ({ db, now, enqueue }) => {
    for (const { companyId } of await findDueMailboxes(db, now))
      await enqueue('leadMail.read-mailbox', { companyId })
  })

const addressIn = (from: string): string => (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase()

/** Where the reading begins: behind what was read, or some days ago where all numbers are new. */
const beginningOf = (box: MailboxRecord, mailbox: OpenedMailbox, now: Date) => {
  if (box.uidValidity === mailbox.uidValidity)
    return mailbox.lastUid > box.lastUid ? { uid: box.lastUid } : undefined
  const last = box.readAt?.getTime() ?? now.getTime()
  return { day: new Date(Math.max(last - day, now.getTime() - backDays * day)) }
}

async function takeBatch(
  deps: Deps,
  companyId: string,
  mailbox: OpenedMailbox,
  uids: number[],
): Promise<void> {
  const heads = await mailbox.heads(uids)
  const senders = [addressIn(deps.env.MAIL_FROM)]
  const { messages, reports } = await inCompany(
    deps,
    companyId,
    (scope) => chooseMessages(scope, heads, senders),
    'reading',
  )
  for (const chosen of messages)
    await takeMessage(deps, companyId, chosen, await mailbox.content(chosen.head))
  for (const report of reports) {
    const source = await mailbox.beginning(report.head.uid, reportBytes)
    const [reason, ids] = [whyReturned(source), mailIdsIn(source)]
    if (!reason || ids.length === 0) continue
    const mails = await inCompany(
      deps,
      companyId,
      ({ db }) => findAnsweredMails(db, companyId, ids),
      'reading',
    )
    for (const mail of mails.values()) await takeReturned(deps, companyId, report, mail, reason)
  }
}

/** What was read is remembered batch by batch: whatever ends the reading, the next one goes on from there. */
async function readNew(deps: Deps, box: MailboxRecord, mailbox: OpenedMailbox): Promise<void> {
  const { companyId } = box
  const write = (columns: Parameters<typeof updateMailbox>[2]) =>
    inCompany(deps, companyId, ({ db }) => updateMailbox(db, box, columns))
  const started = performance.now()
  const { uidValidity } = mailbox
  const from = beginningOf(box, mailbox, deps.clock())
  const uids = from ? await mailbox.uidsAfter(from) : []
  for (let at = 0; at < uids.length; at += headsAtOnce) {
    const batch = uids.slice(at, at + headsAtOnce)
    await takeBatch(deps, companyId, mailbox, batch)
    const isStillOurs = await write({ uidValidity, lastUid: batch.at(-1) ?? 0 })
    if (!isStillOurs || performance.now() - started > enough) return
  }
  if (box.uidValidity !== uidValidity || uids.length === 0)
    await write({ uidValidity, lastUid: Math.max(mailbox.lastUid, uids.at(-1) ?? 0) })
}

const tell = (scope: Parameters<typeof tellColleagues>[0]) =>
  tellColleagues(scope, { name: 'changed', about: ['mailbox'] })

/** The reason stands with the settings; when it stays, the admins are told, once. */
const noteFailure = (deps: Deps, box: MailboxRecord, failed: MailboxFailed): Promise<void> =>
  inCompany(deps, box.companyId, async (scope) => {
    const { db, now } = scope
    const failures = box.failures + (failed.isLasting ? weight.lasting : weight.passing)
    const rest = Math.min(longestRest, 2 ** Math.min(failures, 6)) * minute
    const isStillOurs = await updateMailbox(db, box, {
      failures,
      error: failed.message,
      nextReadAt: new Date(now.getTime() + rest),
    })
    if (!isStillOurs) return
    await tell(scope)
    if (box.failures < patience && failures >= patience)
      await tellAdmins(scope, { text: mailboxBell(failed.message), link: pageOfMailbox })
  })

/** Whoever asked for it sees that it is done. */
const noteSuccess = (deps: Deps, box: MailboxRecord, askedBy: string | undefined): Promise<void> =>
  inCompany(deps, box.companyId, async (scope) => {
    const { db, now } = scope
    const nextReadAt = new Date(now.getTime() + between)
    const isStillOurs = await updateMailbox(db, box, { failures: 0, error: null, readAt: now, nextReadAt })
    if (isStillOurs && box.error) await tell(scope)
    else if (askedBy) await scope.tell([askedBy], { name: 'changed', about: ['mailbox'] })
  })

function passwordOf({ secrets }: Deps, { password }: MailboxRecord): string {
  try {
    return secrets.unlock(password ?? '')
  } catch {
    throw new MailboxFailed(mailboxFailures.lockedAway, true)
  }
}

/** Reads what is new in the mailbox of one firm. */
export async function readMailbox(
  deps: Deps,
  { companyId, askedBy }: { companyId: string; askedBy?: string },
  limits: Pick<MailboxParts, 'patience' | 'longest'> = {},
): Promise<void> {
  const box = await inCompany(deps, companyId, ({ db, now }) =>
    claimMailbox(db, companyId, { now, until: new Date(now.getTime() + lease) }),
  )
  if (!box) return
  try {
    const address = { ...box, password: passwordOf(deps, box) }
    await inMailbox({ outside: deps.outside, env: deps.env, ...limits }, address, (mailbox) =>
      readNew(deps, box, mailbox),
    )
  } catch (error) {
    if (error instanceof MailboxFailed) return noteFailure(deps, box, error)
    await noteFailure(deps, box, new MailboxFailed(mailboxFailures.unexpected))
    throw error
  }
  await noteSuccess(deps, box, askedBy)
}
