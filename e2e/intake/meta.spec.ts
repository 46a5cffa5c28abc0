import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import {
  addAccount,
  addPage,
  announcement,
  fakeLead,
  GraphApi,
  signedByMeta,
} from '../../server/src/testing/graph-api'
import { enter } from '../entering'
import { expect, test } from '../fixtures'
import { startServer } from '../server'
import { expectTold } from '../told'
import { signIn } from '../wire'

const address = '/leads/lead-management-settings/fb-integration'

/** The login of Meta comes back to an address that the server has to know beforehand. */
const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })

test('S-065 S-068 C-114 an admin logs in to Meta, chooses a page, and its leads come by themselves', async ({
  page,
  browserConsole,
}) => {
  const graph = await new GraphApi().open()
  const userToken = addAccount(graph, 'Asha of Meta')
  graph.codes.set('code-of-asha', userToken)
  const ofMeta = addPage(graph, userToken, { name: 'Lotus Kitchens' })
  const port = String(await freePort())
  const server = await startServer({
    ...graph.settings,
    PORT: port,
    APP_URL: `http://127.0.0.1:${port}/`,
  })
  try {
    await enter(page, server.url, await signIn(server.url, 'owner'), address)
    const main = page.getByRole('region', { name: 'Integration' })
    await expect(main.getByText(/^Nobody is logged in/)).toBeVisible()

    browserConsole.expect(/Unknown login status/)
    await main.getByRole('button', { name: 'Login with Meta' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(main.getByText(/^Nobody is logged in/)).toBeVisible()

    await main.getByRole('button', { name: 'Login with Meta' }).click()
    await expect(page.getByText('leads_retrieval')).toBeVisible()
    await page.getByRole('link', { name: 'Continue' }).click()
    await expectTold(page, 'Meta Integration Successful')
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(main.getByText('No page is connected yet')).toBeVisible()

    await main.getByRole('button', { name: 'Add pages' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pages of the account' })
    await dialog.getByRole('button', { name: 'Receive leads Lotus Kitchens' }).click()
    await expectTold(page, 'Leads of “Lotus Kitchens” are received from now on.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    expect(ofMeta.isSubscribed).toBe(true)

    const lead = fakeLead({ full_name: 'Zubin Mistry', phone_number: '+919845077123', budget: '12 lakh' })
    ofMeta.forms[0]?.leads.push(lead)
    const body = announcement(ofMeta.id, [lead])
    const answer = await fetch(new URL('/hooks/meta', server.url), {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signedByMeta(body) },
    })
    expect(answer.status).toBe(200)
    await page.goto(new URL('/lms/?search=Zubin', server.url).href)
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Zubin Mistry').first()).toBeVisible({ timeout: 2_000 })
    }).toPass()

    graph.expired.add(ofMeta.token)
    await page.goto(new URL(address, server.url).href)
    await main.getByRole('button', { name: 'Fetch now Lotus Kitchens' }).click()
    await expect(async () => {
      await page.reload()
      await expect(main.getByText('Needs login')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(main.getByText(/^The login has ended/)).toBeVisible()
  } finally {
    // The page listens to a server that is about to end.
    await page.goto('about:blank')
    await server.stop()
    graph.close()
  }
})
