import type { PushMessage } from '@foyer/contract/push/model'
import { asSystem, type Deps, inCompany } from '../../context'
import { senderOf } from '../../gateways/mailer/smtp'
import { sendPush } from '../../gateways/push/send-push'
import { type Attempt, JobFailed, type JobHandlers } from '../../jobs/kinds'
import { serverKeys } from './keys'
import { deleteDevice, findPlace, markShown } from './repository'

interface Sending {
  companyId: string
  deviceId: string
  message: PushMessage
  until: string
}

/** Push services want to know whom to write to: the address of the product, or that of its mails. */
const contactOf = ({ APP_URL: url, MAIL_FROM: from }: Deps['env']): string =>
  url?.startsWith('https:') ? url : `mailto:${senderOf(from).address}`

/** What a push service does not take is not told to anybody: the bell has it. */
async function send(deps: Deps, { companyId, deviceId, message, until }: Sending, { isLast }: Attempt) {
  const seconds = Math.floor((new Date(until).getTime() - deps.clock().getTime()) / 1000)
  if (seconds <= 0) return
  const place = await asSystem(deps, ({ db, now }) => findPlace(db, companyId, deviceId, now))
  if (!place) return
  const keys = await serverKeys(deps)
  const posted = await sendPush(deps.outside, { keys, contact: contactOf(deps.env), place, message, seconds })
  if (posted === 'later' && !isLast) throw new JobFailed('A push service was not to be reached.', false)
  if (posted === 'gone') await inCompany(deps, companyId, ({ db }) => deleteDevice(db, companyId, deviceId))
  if (posted !== 'taken') return
  // It is on the screen: nothing is to make the job begin again.
  await inCompany(deps, companyId, ({ db, now }) => markShown(db, companyId, deviceId, now)).catch(
    (err: unknown) =>
      deps.log.warn({ err }, 'It could not be written down when a device was shown something.'),
  )
}

export const pushJobs = (deps: Deps) =>
  ({ 'push.send': (payload, attempt) => send(deps, payload, attempt) }) satisfies JobHandlers
