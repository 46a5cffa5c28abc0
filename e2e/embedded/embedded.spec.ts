import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountEndpoints } from '@foyer/contract/wire/accounts'
import { enter } from '../entering'
import { expect, test } from '../fixtures'
import { registerFirm } from '../new-firm'
import { boardAddress, boardPage } from '../pages/board'
import { leadForm } from '../pages/lead-form'
import { leadList } from '../pages/lead-list'
import { serve } from '../serve'
import { call } from '../wire'

test('the product as it starts by itself, on its embedded database: a lead is added, and is on the board', async ({
  page,
  mail,
}) => {
  const email = 'owner@embedded.foyer.test'
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-embedded-'))
  try {
    const server = await serve({ DATA_DIR: folder, DEMO: 'off', SIGNUP: 'open', SMTP_URL: mail.url })
    const owner = await registerFirm(server, mail, email)
    await call(server.url, accountEndpoints.editSteps, { endsFirstLogin: true, endsOnboarding: true }, owner)
    await enter(page, server.url, owner, '/lms/?add-leads')
    const form = leadForm(page, 'Add Lead')
    await form.fill({ 'First Name': 'Embedded', 'Last Name': 'Lead', 'Phone Number': '9820010020' })
    await form.button('Add Lead').click()
    await expect(leadList(page).rows.filter({ hasText: 'Embedded Lead' })).toHaveCount(1)
    await page.goto(`${server.url}${boardAddress}`)
    await expect(boardPage(page).card('Embedded Lead')).toBeVisible()
    await page.goto('about:blank')
    await server.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
