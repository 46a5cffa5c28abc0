import { type Deps, inCompany } from '../../../context'
import type { Mailer, MailSession } from '../../../gateways/mailer/port'
import { handOverLimit } from '../../../gateways/mailer/smtp'
import type { Mail } from '../repository'
import { claimNext, isPumpWaiting, type MailEnd, settleMail } from '../repository/claims'
import { findCompanyName } from '../repository/contents'
import { tellOfMails } from '../service'
import { endOf, handOver, maxTries } from './hand-over'
import type { FirmServer, MailParts } from './parts'
import type { Troubles } from './troubles'

/** So many of a firm, then it is the turn of others. */
const inOneTurn = 10
/** Our own, among those of firms. */
const nameOf = (own: FirmServer | undefined): string => own?.name ?? 'ours'
/** Whoever has been sending a mail for longer does so no more. */
const lostAfter = handOverLimit + 30_000

interface Turn {
  deps: Deps
  parts: MailParts
  troubles: Troubles
  companyId: string
  mailer: Mailer
  own: FirmServer | undefined
  session: MailSession
  companyName: string
}

/**
 * Sends what a firm has waiting, one mail after the other, as many as are in one turn. While its server hangs or refuses
 * everything the firm waits as a whole, so that it takes no turns from others.
 */
export async function sendFirmMails(
  deps: Deps,
  parts: MailParts,
  troubles: Troubles,
  companyId: string,
): Promise<void> {
  const own = await parts.ownServer?.(companyId)
  const given = troubles.begin(nameOf(own), own?.isFailing ?? false, deps.clock())
  if (!given.isGiven) return lookAgain(deps, companyId, given.until, [])
  const companyName = await inCompany(deps, companyId, ({ db }) => findCompanyName(db, companyId), 'reading')
  const mailer = own?.mailer ?? parts.mailer
  const session = mailer.open()
  const turn: Turn = { deps, parts, troubles, companyId, mailer, own, session, companyName }
  const ofBatches: Mail[] = []
  let next: Date | undefined = deps.clock()
  try {
    for (let count = 0; count < inOneTurn; count += 1) {
      const claim = await claimOne(turn)
      if (claim.is === 'none') {
        next = claim.next
        break
      }
      if (claim.mail.batchId) ofBatches.push(claim.mail)
      if (claim.is === 'called-back') continue
      const rest = await sendOne(turn, claim.mail)
      if (!rest) continue
      next = rest
      break
    }
  } finally {
    session.close()
    given.end()
  }
  await lookAgain(deps, companyId, next, ofBatches)
}

const lookAgain = (deps: Deps, companyId: string, next: Date | undefined, sent: readonly Mail[]) =>
  inCompany(deps, companyId, async (scope) => {
    await tellOfMails(scope, sent)
    if (next && !(await isPumpWaiting(scope.db, companyId, next)))
      await scope.enqueue('mail.pump', { companyId }, next)
  })

const claimOne = ({ deps, companyId, mailer, own }: Turn) =>
  inCompany(deps, companyId, async (scope) => {
    const { db, now } = scope
    const claim = await claimNext(db, companyId, {
      now,
      perMinute: mailer.delivers ? (own?.perMinute ?? deps.env.MAIL_PER_MINUTE) : unlimited,
      lostBefore: new Date(now.getTime() - lostAfter),
    })
    if (claim.is !== 'none' && !claim.mail.batchId) await tellOfMails(scope, [claim.mail])
    return claim
  })

/** What stays in the outbox bothers no server. */
const unlimited = 1_000_000

/** If another mail would fare no better: until when the server is left alone. */
async function sendOne(turn: Turn, mail: Mail): Promise<Date | undefined> {
  const { deps, parts, troubles, companyId, mailer, own, session } = turn
  const started = performance.now()
  const outcome = await handOver(deps, session, mail, fromNameOf(turn, mail))
  const isServerDown = outcome.is === 'refused' && outcome.isAboutServer
  await inCompany(deps, companyId, async (scope) => {
    const { db, now } = scope
    const end = endOf(mail, outcome, { mailer, now, isLast: mail.tries >= maxTries })
    await settleMail(db, mail, end)
    if (!mail.batchId) await tellOfMails(scope, [mail])
    if (isLost(end)) await parts.whenLost?.(scope, { ...mail, ...end })
    if (outcome.is === 'accepted') await own?.worked(scope)
    else if (isServerDown) await own?.failed(scope, outcome.reason)
  })
  // Of one that does not say what became of this mail nobody would know what becomes of the next.
  if (isServerDown || outcome.is === 'uncertain') return troubles.failed(nameOf(own), deps.clock())
  troubles.worked(nameOf(own), performance.now() - started)
  return undefined
}

const isLost = ({ state }: MailEnd) => state === 'failed' || state === 'uncertain'

/** Where the address is ours the name says for which firm the person writes. */
const fromNameOf = ({ own, companyName }: Turn, { fromName }: Mail): string =>
  own
    ? (fromName ?? own.fromName)
    : [fromName, companyName].filter((name) => name && name.trim() !== '').join(' · ')
