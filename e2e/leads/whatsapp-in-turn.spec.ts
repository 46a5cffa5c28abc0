import { doorEndpoints } from '@foyer/contract/wire/intake/doors/endpoints'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import type { BrowserContext, Page } from '@playwright/test'
import { addLead } from '../add-lead'
import { expect, test } from '../fixtures'
import { selection } from '../pages/selection'
import { lookAt } from '../screens'
import { call, forgetLeads, leadsOf, type Session } from '../wire'

/** The small firm: nobody else counts its leads, and what is added here is taken away again. */
const firm = 'other'

/** A form asks for a number; what a portal sends may have none. */
async function arriveWithoutNumber(base: string, session: Session, family: string) {
  const { id } = await call(
    base,
    doorEndpoints.addDoor,
    { kind: 'webhook', name: family, duplicates: 'skip' },
    session,
  )
  const { address = '' } = await call(base, doorEndpoints.door, { id }, session)
  await fetch(new URL(address, base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Dev ${family}`, email: `dev@${family.toLowerCase()}.example` }),
  })
  await expect
    .poll(async () => (await leadsOf(base, session, { search: family })).rows.length, { timeout: 20_000 })
    .toBe(4)
  await call(base, doorEndpoints.editDoor, { id, kind: 'delete' }, session)
}

/** Three with a number and one without. */
async function addFour(base: string, session: Session, family: string, digits: string) {
  const ids = new Map<string, string>()
  for (const [place, firstName] of ['Asha', 'Bela', 'Chitra'].entries()) {
    const phone = `+91 98${digits}01${place}`
    ids.set(firstName, await addLead(base, session, { firstName, lastName: family, phone }))
  }
  await arriveWithoutNumber(base, session, family)
  return (firstName: string) => ids.get(firstName) ?? ''
}

const chatsLogged = async (base: string, session: Session, leadId: string) => {
  const asked = { leadId, kinds: [], after: undefined, limit: 20 }
  const { entries } = await call(base, leadWorkEndpoints.logs, asked, session)
  return entries.filter(({ kind }) => kind === 'contacted').length
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^WhatsApp to/ })

async function tickAll(page: Page, family: string) {
  const begin = page.getByRole('button', { name: 'Select', exact: true })
  const { box, action } = selection(page)
  await expect(box(`Asha ${family}`).or(begin).first()).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  for (const name of ['Asha', 'Bela', 'Chitra', 'Dev']) await box(`${name} ${family}`).click()
  const more = page.getByRole('button', { name: 'More actions' })
  if (await more.isVisible()) {
    await more.click()
    await page.getByRole('menuitem', { name: 'WhatsApp' }).click()
  } else await action('WhatsApp').click()
}

const withoutWhatsApp = (context: BrowserContext) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))

/** The chat that this opens, as WhatsApp is asked for it. */
async function chatFrom(context: BrowserContext, act: () => Promise<unknown>) {
  const waiting = context.waitForEvent('page')
  await act()
  const chat = await waiting
  await chat.waitForURL('https://wa.me/**')
  const { pathname, searchParams } = new URL(chat.url())
  await chat.close()
  return { number: pathname.slice(1), text: searchParams.get('text') }
}

/** From the chosen leads to the first of them. */
async function begin(page: Page, family: string, words: string) {
  await tickAll(page, family)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('One lead has no valid phone number:')).toBeVisible()
  await expect(dialog.getByRole('link', { name: `Dev ${family}` })).toBeVisible()
  await dialog.getByLabel('Message', { exact: true }).fill(words)
  await dialog.getByRole('button', { name: 'Begin with 3 leads' }).click()
  await expect(dialog.getByText('1 of 3')).toBeVisible()
  return dialog
}

test('Sales floor three leads are written to on WhatsApp one after another, with a reload in between', async ({
  page,
  context,
  enterAs,
  server,
  sessionOf,
}) => {
  const family = 'Vaarisht'
  const session = await sessionOf(firm)
  const idOf = await addFour(server.url, session, family, '76543')
  await withoutWhatsApp(context)
  await enterAs(firm, `/lms/?search=${family}&sort=name&descending=false`)
  const dialog = await begin(page, family, 'Namaste {{firstName}}, about {{leadName}}.')
  const open = dialog.getByRole('button', { name: 'Open WhatsApp' })
  await expect(open).toBeFocused()
  const otherTab = await context.newPage()
  await otherTab.goto(page.url())
  await otherTab.getByRole('button', { name: 'Go on' }).click()
  await expect(dialogOf(otherTab).getByText('1 of 3')).toBeVisible()

  // By keys: Enter opens, S skips, Esc leaves.
  const first = await chatFrom(context, () => page.keyboard.press('Enter'))
  expect(first).toEqual({ number: '919876543010', text: `Namaste Asha, about Asha ${family}.` })
  await expect(dialog.getByText('2 of 3')).toBeVisible()
  // What one tab has opened, another is past as well.
  await expect(dialogOf(otherTab).getByText('2 of 3')).toBeVisible()
  await otherTab.close()
  await page.bringToFront()
  await page.keyboard.press('s')
  await expect(dialog.getByText('3 of 3')).toBeVisible()
  await dialog.getByLabel('Message to this lead').fill('As we said on the phone')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()

  await expect(page.getByText('WhatsApp: 1 of 3 left')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText('3 of 3')).toBeVisible()
  // Back is there to look: nobody is written to twice.
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByText('It is not written to twice')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  const third = await chatFrom(context, () => open.click())
  expect(third.text).toBe('As we said on the phone')
  await expect(dialog.getByText('WhatsApp: summary')).toBeVisible()
  await expect(dialog.getByText('1: no valid phone number')).toBeVisible()
  await expect(page.getByRole('dialog', { name: /^How did/ })).toBeHidden()

  await expect.poll(() => chatsLogged(server.url, session, idOf('Chitra'))).toBe(1)
  expect(await chatsLogged(server.url, session, idOf('Asha'))).toBe(1)
  expect(await chatsLogged(server.url, session, idOf('Bela'))).toBe(0)

  await dialog.getByRole('button', { name: 'Set a follow-up for these' }).click()
  await expect(page.getByRole('dialog', { name: 'Follow-up of 2 leads' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^WhatsApp: \d/)).toBeHidden()
  await context.unroute('https://wa.me/**')
  await forgetLeads(server.url, session, family)
})

test('Sales floor on a phone the buttons of each chat are under the thumb @phone', async ({
  page,
  context,
  enterAs,
  server,
  sessionOf,
}) => {
  const family = 'Talavadi'
  const session = await sessionOf(firm)
  const idOf = await addFour(server.url, session, family, '76542')
  await withoutWhatsApp(context)
  await enterAs(firm, `/lms/?search=${family}&sort=name&descending=false`)
  const dialog = await begin(page, family, 'Namaste {{firstName}}')
  const open = dialog.getByRole('button', { name: 'Open WhatsApp' })
  const box = await open.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  // In the lowest quarter of the screen.
  expect(box?.y).toBeGreaterThan(844 * 0.75)
  expect((await chatFrom(context, () => open.tap())).text).toBe('Namaste Asha')
  await expect(dialog.getByText('2 of 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'Skip' }).tap()
  await dialog.getByRole('button', { name: 'Finish' }).tap()
  await expect(dialog.getByText('Not reached')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^WhatsApp: \d/)).toBeHidden()
  await expect.poll(() => chatsLogged(server.url, session, idOf('Asha'))).toBe(1)
  await context.unroute('https://wa.me/**')
  await forgetLeads(server.url, session, family)
})

/** The first two of the list, whoever they are. */
async function toBegin(page: Page) {
  const begin = page.getByRole('button', { name: 'Select', exact: true })
  const { boxes, action } = selection(page)
  await expect(boxes.or(begin).first()).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  const more = page.getByRole('button', { name: 'More actions' })
  if (await more.isVisible()) {
    await more.click()
    await page.getByRole('menuitem', { name: 'WhatsApp' }).click()
  } else await action('WhatsApp').click()
  const fresh = page.getByRole('button', { name: 'Throw away and begin' })
  const start = page.getByRole('button', { name: /^Begin with/ })
  await expect(fresh.or(start)).toBeVisible()
  if (await fresh.isVisible()) await fresh.click()
  await expect(start).toBeVisible()
}

async function toStep(page: Page) {
  await toBegin(page)
  await page.getByRole('button', { name: /^Begin with/ }).click()
  await expect(page.getByRole('button', { name: 'Open WhatsApp' })).toBeVisible()
}

lookAt([
  { name: 'WhatsApp to many, before it begins', who: 'owner', address: '/lms/', reach: toBegin },
  { name: 'WhatsApp to many, one of them', who: 'owner', address: '/lms/', reach: toStep },
  {
    name: 'WhatsApp to many, the summary',
    who: 'owner',
    address: '/lms/',
    reach: async (page) => {
      await toStep(page)
      await page.getByRole('button', { name: 'Finish' }).click()
      await expect(page.getByText('Not reached')).toBeVisible()
    },
  },
  {
    name: 'WhatsApp to many, left before its end',
    who: 'owner',
    address: '/lms/',
    reach: async (page) => {
      await toStep(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Throw away' })).toBeVisible()
    },
  },
])
