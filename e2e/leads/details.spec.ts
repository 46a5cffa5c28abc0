import { leadName } from '@foyer/contract/leads/rules'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { pipelineEndpoints } from '@foyer/contract/wire/pipeline'
import { tagEndpoints } from '@foyer/contract/wire/tags'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { leadDetails } from '../pages/lead-details'
import { lookAt } from '../screens'
import { call, leadsOf, type Session, workOn } from '../wire'

/** The small firm: nobody else counts its leads, and every journey puts back what it took. */
const firm = 'other'
const _unknownId = '01990000-0000-7000-8000-00000000dead'

/** A lead that can be moved, and a stage that no rule keeps it from. */
async function movableLead(url: string, session: Session) {
  const { stages } = await call(url, pipelineEndpoints.get, {}, session)
  const rules = await call(url, pipelineEndpoints.rules, {}, session)
  const { rows } = await leadsOf(url, session)
  const isFree = (from: string, to: string) =>
    !rules.some((rule) => rule.from.id === from && rule.to.id === to)
  for (const lead of rows) {
    const stage = stages.find(({ id }) => id === lead.stage.id)
    const to = stages.find(({ id, kind }) => kind === 'open' && id !== stage?.id && isFree(lead.stage.id, id))
    const status = stage?.statuses.find(({ id }) => id !== lead.statusId)
    const former = stage?.statuses.find(({ id }) => id === lead.statusId)
    if (lead.assignee && stage?.kind === 'open' && to && status && former && !lead.expectedClosure)
      return { lead, stage, to, status, former }
  }
  throw new Error('no lead can be moved')
}

test('L-008 D-003 D-006 D-007 D-014 stage, status, closure and tag are saved at once, and a colleague sees it', async ({
  page,
  browser,
  enterAs,
  server,
  sessionOf,
}) => {
  const session = await sessionOf(firm)
  const { lead, stage, to, status, former } = await movableLead(server.url, session)
  const tags = await call(server.url, tagEndpoints.list, {}, session)
  const tag = tags.find(({ id }) => !lead.tags.some((known) => known.id === id))?.name ?? ''
  const here = leadDetails(page)
  await enterAs(firm, here.address(lead.id))
  const context = await browser.newContext({ baseURL: server.url })
  const colleague = await context.newPage()
  const there = leadDetails(colleague)
  await enterAs(firm, there.address(lead.id), colleague)
  await expect(there.stage).toHaveValue(stage.name)

  await here.choose('Status', status.name)
  await expect(there.status).toHaveValue(status.name)
  await expect(here.log.getByText(`The Lead status has been updated to ${status.name}`).first()).toBeVisible()
  await expect(here.log.getByRole('heading', { name: /^Today/ })).toBeVisible()
  await here.choose('Stage', to.name)
  await expect(there.stage).toHaveValue(to.name)
  await here.undo.click()
  await expect(there.stage).toHaveValue(stage.name)

  await here.closure.fill('24-12-2031')
  await page.keyboard.press('Enter')
  await expect(there.closure).toHaveValue('24-12-2031')
  await page.getByRole('button', { name: 'Add Tag' }).click()
  await page.getByRole('menuitem', { name: tag, exact: true }).click()
  await expect(colleague.getByRole('button', { name: `Remove the tag ${tag}` })).toBeVisible()
  await page.getByRole('button', { name: `Remove the tag ${tag}` }).click()
  await expect(colleague.getByRole('button', { name: `Remove the tag ${tag}` })).toBeHidden()
  const width = () => page.getByRole('main').evaluate((main) => main.firstElementChild?.clientWidth)
  await expect.poll(width).toBe(1440)
  await page.goto(`/leads/lead-details/${lead.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(leadName(lead))
  await expect.poll(width).toBe(1440)
  await context.close()

  const { addExpectedClosure, byId } = leadCaptureEndpoints
  await call(server.url, addExpectedClosure, { leadId: lead.id, expectedClosure: null }, session)
  await workOn(server.url, session, lead.id, { statusId: former.id })
  const { statusId, stage: stored } = await call(server.url, byId, { id: lead.id }, session)
  expect([stored.id, statusId]).toEqual([stage.id, former.id])
})

test('D-002 D-015 on a phone a lead gets a remark, which stands in its log, and one is back in the list @phone', async ({
  page,
  enterAs,
  server,
  sessionOf,
}) => {
  const [lead] = (await leadsOf(server.url, await sessionOf(firm), { limit: 1 })).rows
  const { title, log, back, address } = leadDetails(page)
  await enterAs(firm, address(lead?.id ?? ''))
  await expect(title).toBeVisible()
  const remark = `Asked for a call ${Date.now()}`
  await page.getByRole('textbox', { name: 'Add a remark' }).fill(remark)
  await page.getByText('Client Visit').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(log.getByText(remark)).toBeVisible()
  await log.getByRole('button', { name: 'Stages' }).click()
  await expect(log.getByText(remark)).toBeHidden()
  await back.click()
  await expect(page).toHaveURL(/\/lms\//)
})

const firstId = async (page: Page) =>
  (await page.locator('[data-lead]').first().getAttribute('data-lead')) ?? ''

const openFirst = async (page: Page, way: 'address' | 'olderAddress') => {
  const details = leadDetails(page)
  await page.goto(details[way](await firstId(page)))
  await expect(details.title).toBeVisible()
}

/** A firm with contacts of its own, so that every part of the page is there. */
const ofFirm = `/lms/?search=${encodeURIComponent('Tamarind Tax Consultants')}`

lookAt([
  {
    name: 'the details of a lead',
    who: 'owner',
    address: ofFirm,
    reach: async (page) => {
      await openFirst(page, 'address')
      await expect(leadDetails(page).log.getByRole('listitem').first()).toBeVisible()
      await expect(
        page.getByLabel('Additional Details').getByText('Lead Source', { exact: true }),
      ).toBeVisible()
      await expect(page.locator('a[data-link="true"][href^="tel:"]')).toBeVisible()
    },
  },
  {
    name: 'the older details with the logs open',
    only: 'narrow',
    who: 'owner',
    address: ofFirm,
    reach: async (page) => {
      await openFirst(page, 'olderAddress')
      await page.getByRole('tab', { name: 'Logs' }).click()
      await expect(leadDetails(page).log.getByRole('listitem').first()).toBeVisible()
    },
  },
])
