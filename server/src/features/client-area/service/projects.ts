import type {
  ClientContact,
  ClientProject,
  ClientProjectPage,
  SharedFile,
} from '@foyer/contract/client-area/model'
import { type CompanyScope, type Context, readingViewersCompany } from '../../../context'
import { isPicture, pictureLink } from '../../files/service'
import { sentQuotationsOf } from '../../quotations/service'
import { findContacts, type OwnProject } from '../repository/projects'
import { findSharedFiles, findSharedMinutes } from '../repository/shared'
import { ownProject, ownProjects } from './own-projects'

interface OfId {
  id: string
}

const factsOf = ({ id, name, stage, location, city, startOn, endOn }: OwnProject) => ({
  id,
  name,
  stage,
  location: location || city || undefined,
  startOn: startOn ?? undefined,
  endOn: endOn ?? undefined,
})

export const projects = (ctx: Context): Promise<{ projects: ClientProject[] }> =>
  readingViewersCompany(ctx, async (scope) => {
    const own = await ownProjects(scope, ctx)
    const sent = await sentQuotationsOf(
      scope,
      own.map(({ id }) => id),
    )
    const toAnswer = (id: string) =>
      sent.filter(({ projectId, state }) => projectId === id && state === 'open').length
    return { projects: own.map((one) => ({ ...factsOf(one), toAnswer: toAnswer(one.id) })) }
  })

/** Who leads it stands first. */
async function contactsOf({ db, companyId }: CompanyScope, one: OwnProject): Promise<ClientContact[]> {
  const people = await findContacts(db, companyId, one)
  return people
    .map(({ id, name, email, phone }) => ({
      name,
      email,
      phone: phone ?? undefined,
      isLead: id === one.adminId,
    }))
    .sort((a, b) => Number(b.isLead) - Number(a.isLead))
}

async function filesOf(ctx: Context, { db, companyId }: CompanyScope, id: string): Promise<SharedFile[]> {
  const rows = await findSharedFiles(db, companyId, id)
  return rows.map((file) => ({
    id: file.id,
    name: file.name,
    folder: file.folder ?? undefined,
    size: file.size,
    sharedAt: file.createdAt.toISOString(),
    picture: isPicture(file.contentType) ? pictureLink(ctx, companyId, file.id, 'small') : undefined,
  }))
}

export const project = (ctx: Context, { id }: OfId): Promise<ClientProjectPage> =>
  readingViewersCompany(ctx, async (scope) => {
    const one = await ownProject(scope, ctx, id)
    const met = await findSharedMinutes(scope.db, scope.companyId, id)
    return {
      ...factsOf(one),
      contacts: await contactsOf(scope, one),
      quotations: await sentQuotationsOf(scope, [id]),
      files: await filesOf(ctx, scope, id),
      minutes: met.map(({ place, ...line }) => ({ ...line, place: place ?? undefined })),
    }
  })
