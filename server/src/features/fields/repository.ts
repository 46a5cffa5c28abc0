import type { Db } from '../../db/on-client'
import { leadSources, sourceNames, workTypes } from '../../db/schema/fields'

const lists = { source: leadSources, sourceName: sourceNames, workType: workTypes }
export type ChoiceList = keyof typeof lists

export const insertChoices = (db: Db, list: ChoiceList, rows: (typeof workTypes.$inferInsert)[]) =>
  db.insert(lists[list]).values(rows)
