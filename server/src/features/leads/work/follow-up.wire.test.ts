import { beforeEach, describe, expect, it } from 'vitest'
import { captureLead } from '../../../testing/builders/capture'
import { actOn, tryOn } from '../../../testing/builders/work'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const at = (on: string, time = '10:00') => ({ on, time, kind: undefined })

let rep: TestPerson
let leadId: string
beforeEach(async () => {
  test.setNow(new Date('2026-03-10T06:00:00.000Z'))
  const company = await test.company()
  rep = await company.person('editor')
  leadId = await captureLead(test, await company.person('superAdmin'), { assigneeId: rep.userId })
  await actOn(test, rep, leadId, { followUp: at('2026-03-10', '16:05') })
  test.setNow(new Date('2026-03-12T06:00:00.000Z'))
})

describe('a follow-up of which the day is over', () => {
  it('L-103 is put back as it was after it was marked as done', async () => {
    expect((await actOn(test, rep, leadId, { followUp: null })).followUpOn).toBeUndefined()
    const back = await actOn(test, rep, leadId, { followUp: at('2026-03-10', '16:05') })
    expect([back.followUpOn, back.followUpTime]).toEqual(['2026-03-10', '16:05'])
  })

  it('L-103 is put back as it was after it was put off', async () => {
    await actOn(test, rep, leadId, { followUp: at('2026-03-13') })
    const back = await actOn(test, rep, leadId, { followUp: at('2026-03-10', '16:05') })
    expect([back.followUpOn, back.followUpTime]).toEqual(['2026-03-10', '16:05'])
  })

  it('L-103 is not set to any other day that is over, nor to one that was given up before', async () => {
    await actOn(test, rep, leadId, { followUp: null })
    expect((await tryOn(test, rep, leadId, { followUp: at('2026-03-09') })).status).toBe(400)
    await actOn(test, rep, leadId, { followUp: at('2026-03-13') })
    await actOn(test, rep, leadId, { followUp: at('2026-03-14') })
    expect((await tryOn(test, rep, leadId, { followUp: at('2026-03-10') })).status).toBe(400)
  })
})
