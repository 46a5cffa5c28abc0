import { expect, it } from 'vitest'
import { idsOf, ownNames, referredIn, withoutNulls } from './row-values'

const a = '01a1e694-8f7f-7437-9ff1-d0c49bf5f547'
const b = '01a1e694-8f7f-7437-9ff1-d0c49bf5f548'

it('finds what rows refer to, and leaves out what is empty, whatever people have typed', () => {
  const typed = `,"city":null "stageId":"${b}" \\ "tagIds":["${b}"],`
  const rows = [
    { id: a, firstName: typed, city: null, stageId: a, assigneeId: a, teamId: null, tagIds: [a] },
    { id: b, firstName: ',', city: 'null', stageId: a, assigneeId: b, teamId: null, tagIds: null },
  ]
  // As json_agg writes it.
  const text = withoutNulls(`[${rows.map((row) => JSON.stringify(row)).join(', ')}]`)
  expect(JSON.parse(text)).toEqual([
    { id: a, firstName: typed, stageId: a, assigneeId: a, tagIds: [a] },
    { id: b, firstName: ',', city: 'null', stageId: a, assigneeId: b },
  ])
  expect(idsOf(text, ownNames)).toEqual([a, b])
  expect(referredIn(text, ownNames)).toEqual({
    stageIds: new Set([a]),
    assigneeIds: new Set([a, b]),
    teamIds: new Set(),
    tagIds: new Set([a]),
  })
})
