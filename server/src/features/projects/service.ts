/** What higher slices do with projects. */
export type { ProjectRecord } from './record/repository/projects'
export { seeProject } from './record/service/see-project'
export { setProjectValue } from './record/service/set-value'
export { tellClient } from './record/service/tell-client'
export { writeLog } from './record/service/write-log'
