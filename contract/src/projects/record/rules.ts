interface Somebody {
  userId: string
  isSuperAdmin: boolean
  isAdmin: boolean
  rights: { pmt: { canCreateProject: boolean } }
}

interface Led {
  createdBy: string | undefined
  adminId: string | undefined
}

const leads = ({ userId }: Somebody, { createdBy, adminId }: Led) =>
  userId === createdBy || userId === adminId

/** Facts, stage and team: admins, who made or leads it, and who may create projects. Everybody else of its team reads them. */
export const mayChangeProject = (viewer: Somebody, project: Led): boolean =>
  viewer.isSuperAdmin || viewer.isAdmin || viewer.rights.pmt.canCreateProject || leads(viewer, project)

/** With everything in it: admins, and who made or leads it. */
export const mayRemoveProject = (viewer: Somebody, project: Led): boolean =>
  viewer.isSuperAdmin || viewer.isAdmin || leads(viewer, project)
