import { jobRefusals } from '@foyer/contract/jobs/messages'
import { api } from '@foyer/contract/wire/api'
import { expect, it } from 'vitest'
import { inCompany } from '../../context'
import { JobFailed } from '../../jobs/kinds'
import { useTestApp } from '../../testing/test-app'
import type { TestCompany } from '../../testing/test-company'

const test = useTestApp()

async function failFor(company: TestCompany, text: string) {
  await inCompany(test.deps, company.id, ({ enqueue }) =>
    enqueue('mail.send', { mailId: company.id, companyId: company.id }),
  )
  await test.deps.jobs.runDue({
    'mail.send': async () => {
      throw new JobFailed(text, true)
    },
  })
}

it('an admin sees what failed in their own company, newest first', async () => {
  const [ours, theirs] = [await test.company(), await test.company()]
  await failFor(ours, 'first')
  await failFor(ours, 'second')
  await failFor(theirs, 'not ours')
  const admin = await ours.person('admin')
  const { jobs } = await test.call(admin, api.jobs.failed, {})
  expect(jobs.map(({ error }) => error)).toEqual(['second', 'first'])
})

it('an admin can have it tried again, once', async () => {
  const company = await test.company()
  await failFor(company, 'no')
  const admin = await company.person('admin')
  const [job] = (await test.call(admin, api.jobs.failed, {})).jobs
  await test.call(admin, api.jobs.retry, { id: job?.id ?? '' })
  const seen: string[] = []
  await test.deps.jobs.runDue({
    'mail.send': async ({ mailId }, { tries }) => {
      seen.push(`${mailId} ${tries}`)
    },
  })
  expect(seen).toEqual([`${company.id} 1`])
  const again = await test.send(admin, api.jobs.retry, { id: job?.id ?? '' })
  expect(again).toMatchObject({ status: 404, body: { code: jobRefusals.unknown.code } })
})

it('an admin of another company can neither see nor retry it', async () => {
  const [ours, theirs] = [await test.company(), await test.company()]
  await failFor(ours, 'ours')
  const [job] = (await test.call(await ours.person('admin'), api.jobs.failed, {})).jobs
  const stranger = await theirs.person('superAdmin')
  expect((await test.call(stranger, api.jobs.failed, {})).jobs).toEqual([])
  const answer = await test.send(stranger, api.jobs.retry, { id: job?.id ?? '' })
  expect(answer).toMatchObject({ status: 404, body: { message: jobRefusals.unknown.text } })
})
