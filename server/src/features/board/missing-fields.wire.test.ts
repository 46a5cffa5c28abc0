import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { expect, it } from 'vitest'
import { readLead } from '../../testing/builders/capture'
import { addLeads } from '../../testing/builders/leads'
import { addStagesNamed } from '../../testing/builders/pipeline'
import { useTestApp } from '../../testing/test-app'

const test = useTestApp()

it('P-031 P-032 a day that a move asks for comes as an ISO string, with or without a time, and is stored as that day; the postal code comes as pinCode', async () => {
  const company = await test.company()
  const owner = await company.person('superAdmin')
  const [site = ''] = await addStagesNamed(test, owner, 'Site Visit')
  const from = company.stages.find(({ kind }) => kind === 'assigned')?.id ?? ''
  await test.call(owner, pipelineEndpoints.addRule, {
    from,
    to: site,
    isAllowed: true,
    requiredFields: ['expectedClosure', 'postalCode'],
  })
  // The last one is 18 December in India.
  for (const day of ['2026-12-18', '2026-12-18T05:30:00.000Z', '2026-12-17T18:30:00.000Z']) {
    const [id = ''] = await addLeads(test.deps, company, [{ assigneeId: owner.userId }])
    const send = async (body: object) => {
      const { data } = (
        await test.app.inject({
          method: 'PATCH',
          url: `/user/lead?leadId=${id}&userId=${owner.userId}`,
          payload: { leadStage: site, leadId: id, ...body },
          headers: { authorization: `Bearer ${owner.token}` },
        })
      ).json()
      return data
    }
    const asked: { fieldKey: string }[] = (await send({})).missingFields
    expect(asked.map(({ fieldKey }) => fieldKey)).toEqual(['expClosureDate', 'ZipPostalCode'])
    const moved = await send({ expClosureDate: day, pinCode: '560048' })
    expect(moved).toMatchObject({ expClosureDate: '2026-12-18', leadStage: { _id: site } })
    expect(await readLead(test, owner, id)).toMatchObject({
      expectedClosure: '2026-12-18',
      postalCode: '560048',
    })
  }
})
