import { isValidCalendarDate } from '@foyer/contract/kit/dates'
import { refuse } from '@foyer/contract/kit/refusal'
import { projectRecordRefusals as refusals } from '@foyer/contract/projects/record/messages'
import { readCursor, writeCursor } from '../../../leads/service'

const moment = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{6}$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Where the last page ended. */
export function readPlace(text: string | undefined): { value: string; id: string } | undefined {
  if (text === undefined) return undefined
  const cursor = readCursor(text)
  const day = moment.exec(cursor?.value ?? '')?.[1]
  if (!cursor?.value || !day || !isValidCalendarDate(day) || !uuid.test(cursor.id))
    return refuse(refusals.badCursor)
  return { value: cursor.value, id: cursor.id }
}

/** Where this page ends, if there may be more. */
export const nextPlace = <Row>(
  rows: Row[],
  limit: number,
  of: (row: Row) => { value: string; id: string },
): string | undefined => {
  const last = rows.length === limit ? rows.at(-1) : undefined
  return last && writeCursor(of(last))
}
