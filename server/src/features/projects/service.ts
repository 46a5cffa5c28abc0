/** What higher slices do with projects. */
export type { ProjectRecord } from './record/repository/projects'
export { search as searchProjects } from './record/service/list'
export { raiseProjectValue } from './record/service/raise-value'
export { seeProject } from './record/service/see-project'
export { tellClient } from './record/service/tell-client'
export { writeLog } from './record/service/write-log'
