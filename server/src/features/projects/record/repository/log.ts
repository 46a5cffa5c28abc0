import type { Db } from '../../../../db/on-client'
import { projectLog } from '../../../../db/schema/projects'

export const insertLog = (db: Db, line: typeof projectLog.$inferInsert) => db.insert(projectLog).values(line)
