import { leadName } from '@foyer/contract/leads/rules'
import { expect, test } from '../fixtures'
import { leadsOf } from '../wire'

const pathOf = (address: string) => address.split('?')[0]

test('what a page reads first is asked for once, and before its code is there', async ({
  page,
  server,
  enterAs,
  sessionOf,
}) => {
  const session = await sessionOf('sales1')
  const { rows } = await leadsOf(server.url, session)
  await enterAs('sales1', '/lms/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url().replace(server.url, '')))
  const name = rows[0] ? leadName(rows[0]) : ''
  const pages = { '/lms/': name, '/leads/pipeline': /./, [`/leads/lead-full-details/${rows[0]?.id}`]: name }
  for (const [address, heading] of Object.entries(pages)) {
    // A place without a page: what the one before asks for is over.
    await page.goto(new URL('/icon.svg', server.url).href)
    asked.length = 0
    await page.goto(new URL(address, server.url).href)
    const main = page.getByRole('main')
    await expect(
      main
        .getByRole('link', { name: heading })
        .or(main.getByRole('heading', { name: heading }))
        .first(),
    ).toBeVisible()
    const told = await page.locator('meta[name="foyer-reads"]').getAttribute('content')
    const first = told?.replaceAll(':userId', session.userId).split(/ (?:\| )?/) ?? []
    expect(first.length, address).toBeGreaterThan(2)
    // Asked for in other words it would be read twice; further pages of a list are another matter.
    const begun = asked.filter((one) => !one.includes('&after='))
    for (const read of first) expect(begun.filter((one) => pathOf(one) === pathOf(read))).toEqual([read])
  }
})
