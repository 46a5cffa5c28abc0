import { clientAreaRefusals } from '@foyer/contract/client-area/messages'
import { refuse } from '@foyer/contract/kit/refusal'
import type { CompanyScope, Context } from '../../../context'
import { findOwnProjects, type OwnProject } from '../repository/projects'

type OfClient = Pick<Context, 'viewer'>

export const ownProjects = ({ db, companyId }: CompanyScope, { viewer }: OfClient): Promise<OwnProject[]> =>
  findOwnProjects(db, companyId, viewer.userId)

export const ownProjectIds = async (scope: CompanyScope, of: OfClient): Promise<string[]> =>
  (await ownProjects(scope, of)).map(({ id }) => id)

/** That of somebody else and one that does not exist look the same. */
export const ownProject = async (scope: CompanyScope, of: OfClient, id: string): Promise<OwnProject> =>
  (await ownProjects(scope, of)).find((one) => one.id === id) ?? refuse(clientAreaRefusals.unknownProject)
