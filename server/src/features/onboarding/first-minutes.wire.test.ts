import { randomUUID } from 'node:crypto'
import { starterPacks } from '@foyer/contract/company/starter-packs'
import { starterDesignations, starterSources, starterTags } from '@foyer/contract/onboarding/starter-content'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { onboardingEndpoints } from '@foyer/contract/wire/onboarding'
import { peopleEndpoints } from '@foyer/contract/wire/people'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import { describe, expect, it } from 'vitest'
import { addLeads } from '../../testing/builders/leads'
import { anInvitation } from '../../testing/builders/people'
import { askTicket } from '../../testing/mailbox'
import { useTestApp } from '../../testing/test-app'
import type { TestPerson } from '../../testing/test-company'

const test = useTestApp({ SIGNUP: 'open' })
const { firstWeek, hideFirstWeek } = companyEndpoints
const { register, takePacks } = onboardingEndpoints

const newOwner = async (): Promise<TestPerson> => {
  const email = `kavya-${randomUUID()}@example.com`
  const ticket = await askTicket(test, email, 'register')
  const signedIn = await test.call(undefined, register, { email, password: 'Studio#2027', ticket })
  return { ...signedIn, companyId: '', email }
}
const names = (list: { name: string }[]) => list.map(({ name }) => name)
const stagesOf = async (owner: TestPerson) =>
  names((await test.call(owner, pipelineEndpoints.get, {})).stages)

describe('the first week of a firm', () => {
  it('O6 O4 a firm that skipped everything has all of it before itself, and what it does counts', async () => {
    const company = await test.company('My firm')
    const owner = await company.person('superAdmin', { firstName: 'Kavya', lastName: '' })
    expect(await test.call(owner, firstWeek, {})).toEqual({ isHidden: false, done: [], packs: [] })

    await addLeads(test.deps, company, [{}])
    await test.call(owner, takePacks, { packs: ['pipeline'] })
    await test.call(owner, peopleEndpoints.teamOnboard, { rows: [await anInvitation(test, owner)] })
    expect(await test.call(owner, firstWeek, {})).toEqual({
      isHidden: false,
      done: ['leads', 'invite', 'pipeline'],
      packs: ['pipeline'],
    })
  })

  it('O6 is put away for the firm and brought back by its admins alone', async () => {
    const company = await test.company()
    const admin = await company.person('admin')
    const editor = await company.person('editor')
    await test.call(admin, hideFirstWeek, { isHidden: true })
    expect((await test.call(admin, firstWeek, {})).isHidden).toBe(true)
    await test.call(admin, hideFirstWeek, { isHidden: false })
    expect((await test.call(admin, firstWeek, {})).isHidden).toBe(false)
    expect((await test.send(editor, hideFirstWeek, { isHidden: true })).status).toBe(403)
    expect((await test.send(editor, firstWeek, {})).status).toBe(403)
  })
})

describe('starter packs', () => {
  it('O5 all of them: stages before Won, two rules, sources, designations and tags', async () => {
    const owner = await newOwner()
    const { taken } = await test.call(owner, takePacks, { packs: [...starterPacks] })
    expect(taken).toEqual(starterPacks)
    expect(await stagesOf(owner)).toEqual([
      'Unassigned',
      'Assigned',
      'Enquiry',
      'Site Visit',
      'Concept',
      'Proposal',
      'Negotiation',
      'Won',
      'Lost',
    ])
    const rules = await test.call(owner, pipelineEndpoints.rules, {})
    expect(
      rules.map(({ from, to, requiredFields }) => [from.name, to.name, ...requiredFields]).toSorted(),
    ).toEqual([
      ['Concept', 'Proposal', 'budget'],
      ['Site Visit', 'Concept', 'address'],
    ])
    expect(names(await test.call(owner, fieldEndpoints.sources, {}))).toEqual(
      expect.arrayContaining([...starterSources]),
    )
    expect(names(await test.call(owner, peopleEndpoints.designations, {}))).toEqual(
      [...starterDesignations].toSorted(),
    )
    expect(names(await test.call(owner, tagEndpoints.list, {}))).toEqual(names(starterTags))
  })

  it('a pack is never written twice, not by two calls at once nor over what a firm has made its own', async () => {
    const owner = await newOwner()
    await test.call(owner, fieldEndpoints.addSource, { name: 'referral' })
    await Promise.all([
      test.call(owner, takePacks, { packs: ['pipeline', 'sources'] }),
      test.call(owner, takePacks, { packs: ['sources', 'pipeline', 'sources'] }),
    ])
    const { stages } = await test.call(owner, pipelineEndpoints.get, {})
    expect(stages).toHaveLength(9)
    const enquiry = stages.find(({ name }) => name === 'Enquiry')?.id ?? ''
    await test.call(owner, pipelineEndpoints.edit, {
      changes: [],
      deletedIds: [enquiry],
      restoredIds: [],
    })
    expect((await test.call(owner, takePacks, { packs: ['pipeline', 'tags'] })).taken).toEqual(['tags'])
    expect(await stagesOf(owner)).not.toContain('Enquiry')
    const sources = names(await test.call(owner, fieldEndpoints.sources, {}))
    expect(sources.filter((name) => name.toLowerCase() === 'referral')).toEqual(['referral'])
    expect(sources).toHaveLength(starterSources.length)
  })

  it('only who administers the firm and its leads takes them', async () => {
    const company = await test.company()
    for (const role of ['editor', 'assigner', 'reader', 'client'] as const) {
      const answer = await test.send(await company.person(role), takePacks, { packs: ['tags'] })
      expect(answer.status).toBe(403)
    }
  })
})
