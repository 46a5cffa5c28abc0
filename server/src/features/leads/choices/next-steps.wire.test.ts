import { defaultNextSteps, type NextStep, stepAfter } from '@foyer/contract/leads/choices/next-steps'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'

const test = useTestApp()
const { nextSteps, saveNextSteps } = leadWorkEndpoints

let company: TestCompany
let owner: TestPerson
beforeEach(async () => {
  company = await test.company()
  owner = await company.person('superAdmin')
})

const visit: NextStep = {
  outcome: 'meeting',
  offer: 'days',
  count: 3,
  time: '11:30',
  kind: 'client-visit',
}

describe('Sales floor the next step after an outcome', () => {
  it('is what it has always been until the firm chooses; the others stay', async () => {
    expect(await test.call(owner, nextSteps, {})).toEqual(defaultNextSteps)
    const saved = await test.call(owner, saveNextSteps, { steps: [visit] })
    expect(stepAfter(saved, 'meeting')).toEqual(visit)
    expect(saved.filter(({ outcome }) => outcome !== 'meeting')).toEqual(
      defaultNextSteps.filter(({ outcome }) => outcome !== 'meeting'),
    )
    const again = { ...visit, offer: 'ask' } as const
    await test.call(owner, saveNextSteps, { steps: [again] })
    const reader = await company.person('reader')
    expect(stepAfter(await test.call(reader, nextSteps, {}), 'meeting')).toEqual(again)
    const other = await (await test.company()).person('superAdmin')
    expect(await test.call(other, nextSteps, {})).toEqual(defaultNextSteps)
  })

  it('is refused in words where it means nothing, and where a colleague was faster', async () => {
    const refused = async (steps: object[], seen?: NextStep[]) => {
      const { status, body } = await test.send(owner, saveNextSteps, { steps: steps as NextStep[], seen })
      return [status, body.message]
    }
    expect(await refused([{ ...visit, count: 0 }])).toEqual([
      400,
      'Please enter a whole number from 1 to 90.',
    ])
    expect(await refused([{ ...visit, time: '25:00' }])).toEqual([
      400,
      'Please give the time as h:mm AM or PM.',
    ])
    expect((await refused([{ ...visit, outcome: 'on-hold' }]))[0]).toBe(400)
    expect(await refused([visit, visit])).toEqual([400, 'An outcome can be there only once.'])
    await test.call(owner, saveNextSteps, { steps: [visit] })
    const seen = defaultNextSteps.filter(({ outcome }) => outcome === 'meeting')
    expect((await refused([{ ...visit, count: 5 }], seen))[0]).toBe(409)
    expect(stepAfter(await test.call(owner, nextSteps, {}), 'meeting')).toEqual(visit)
  })
})
