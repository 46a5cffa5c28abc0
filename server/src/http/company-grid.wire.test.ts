import { beforeAll, describe, expect, it } from 'vitest'
import { addLeads } from '../testing/builders/leads'
import { endpoints, grid } from '../testing/grid'
import { useTestApp } from '../testing/test-app'
import type { TestPerson } from '../testing/test-company'

const test = useTestApp()

describe('other-company grid: nothing of a company ever reaches another', () => {
  let outsider: TestPerson
  let secrets: string[]
  beforeAll(async () => {
    const [ours, theirs] = [await test.company('Ours Studio'), await test.company('Theirs Studio')]
    const insider = await ours.person('superAdmin', { firstName: 'Insider', lastName: 'Secret' })
    await addLeads(test.deps, ours, [
      {
        firstName: 'Hidden',
        lastName: 'Client',
        email: 'hidden@example.com',
        phone: '+91 9000000001',
        assigneeId: insider.userId,
      },
    ])
    outsider = await theirs.person('superAdmin')
    secrets = [
      'Hidden',
      'hidden@example.com',
      '9000000001',
      'Insider',
      'Ours Studio',
      insider.userId,
      ours.id,
    ]
  })

  it.each(endpoints)('%s', async (name, endpoint) => {
    const { body } = await test.send(outsider, endpoint, grid[name]?.input)
    const answer = JSON.stringify(body)
    for (const secret of secrets) expect(answer).not.toContain(secret)
    // The sign-out row ends this person's session.
    if (name === 'accounts.signOut')
      outsider = await (await test.company('Theirs Studio')).person('superAdmin')
  })
})
