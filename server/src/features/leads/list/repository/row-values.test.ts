import { expect, it } from 'vitest'
import { idsIn, withoutNulls } from './row-values'

const a = '01a1e694-8f7f-7437-9ff1-d0c49bf5f547'
const b = '01a1e694-8f7f-7437-9ff1-d0c49bf5f548'
const c = '01a1e694-8f7f-7437-9ff1-d0c49bf5f549'

it('finds what rows refer to, and leaves out what is empty, whatever people have typed', () => {
  const typed = `,"city":null "stageId":"${c}" \\ "tagIds":["${c}"],`
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
  expect(idsIn(text)).toEqual(new Set([a, b]))
})
