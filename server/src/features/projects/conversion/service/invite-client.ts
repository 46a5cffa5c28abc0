import { randomBytes } from 'node:crypto'
import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { splitName } from '@foyer/contract/leads/record/form-values'
import { projectLimits } from '@foyer/contract/projects/conversion/limits'
import { projectLines, projectRefusals, projectReplies } from '@foyer/contract/projects/conversion/messages'
import { asSystem, type Context, inViewersCompany, type Scope } from '../../../../context'
import { addMember, addUser, findAccount, hashPassword, inviteLink, takeTry } from '../../../accounts/service'
import { queueMail } from '../../../mail/service'
import { seeProject } from '../../record/service/see-project'
import { writeLog } from '../../record/service/write-log'
import { clientInviteMail } from '../mails'
import { findMembership, holdClientOf } from '../repository/client-account'
import { type ClientRecord, findClient, updateClient } from '../repository/clients'

async function refuseOwnProject(ctx: Context, projectId: string): Promise<ClientRecord> {
  return inViewersCompany(ctx, async (scope) => {
    const project = await seeProject(scope, ctx, projectId)
    if (project.isCompanyOwn) return refuse(projectRefusals.ownProject)
    return (
      (await findClient(scope.db, scope.companyId, project.clientId)) ?? refuse(projectRefusals.unknownClient)
    )
  })
}

/** Nobody's mailbox is filled in the name of a firm. */
async function refuseTooMany(ctx: Context, projectId: string): Promise<void> {
  const minutes = 60
  const taken = await asSystem(ctx, (scope) =>
    takeTry(scope, [
      { subject: `invites:${ctx.viewer.userId}`, atMost: projectLimits.invitesAnHour, minutes },
      { subject: `invites-of:${projectId}`, atMost: projectLimits.invitesOfProjectAnHour, minutes },
    ]),
  )
  if ('limit' in taken) refuseFor(taken.wait, projectRefusals.tooManyInvites)
}

/** Nobody knows it: it only keeps the account closed until the link has chosen one. */
const unknownPassword = () => hashPassword(randomBytes(24).toString('base64url'))

interface Account {
  userId: string
  isTemporary: boolean
}

/** A person is global (C-149): one who has an account keeps it, with its password. */
async function accountOf(scope: Scope, client: ClientRecord, passwordHash: string): Promise<Account> {
  const known = await findAccount(scope, client.email)
  if (known) return known
  const user = { ...splitName(client.name), email: client.email, passwordHash, isTemporary: true }
  return { userId: await addUser(scope, user), isTemporary: true }
}

async function admit(
  scope: Scope,
  { viewer }: Context,
  client: ClientRecord,
  { userId, isTemporary }: Account,
): Promise<void> {
  const { companyId } = viewer
  const member = await findMembership(scope.db, companyId, userId)
  if (member && !member.isClient) return refuse(projectRefusals.staffCannotBeClient)
  if (member?.deactivatedAt) return refuse(projectRefusals.clientSwitchedOff)
  if (!member)
    await addMember(scope, {
      companyId,
      userId,
      roleName: 'Client',
      isClient: true,
      invitedBy: viewer.userId,
      invitedAs: client.name,
      isFirstLogin: isTemporary,
      isOnboardingDone: true,
    })
  await updateClient(scope.db, companyId, client.id, { userId })
}

/** C-137: a link that works once, never a password. Repeated, it makes nothing twice and sends a new link. */
export async function inviteClient(
  ctx: Context,
  { projectId }: { projectId: string },
): Promise<{ message: string }> {
  await refuseOwnProject(ctx, projectId)
  await refuseTooMany(ctx, projectId)
  // Hashing is slow, so never inside a transaction.
  const passwordHash = await unknownPassword()
  const { companyId, userId, fullName } = ctx.viewer
  await asSystem(ctx, async (scope) => {
    const held = await holdClientOf(scope.db, companyId, projectId)
    if (!held) return refuse(projectRefusals.unknownProject)
    const { client, project, company } = held
    const account = await accountOf(scope, client, passwordHash)
    await admit(scope, ctx, client, account)
    const { email, name } = client
    const link = account.isTemporary ? await inviteLink(scope, email) : undefined
    const words = { email, name, company, invitedBy: fullName, project, link }
    await queueMail(scope, { companyId, ...clientInviteMail(ctx.env, words) })
    await writeLog(
      { ...scope, companyId },
      { projectId, actorId: userId, kind: 'project', sentence: projectLines.clientInvited(name) },
    )
  })
  return { message: projectReplies.invited }
}
