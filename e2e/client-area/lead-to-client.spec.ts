import { codeRefusals } from '@foyer/contract/accounts/messages/codes'
import { clientAreaEndpoints } from '@foyer/contract/wire/client-area'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectFileEndpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { minutesEndpoints } from '@foyer/contract/wire/projects/minutes/endpoints'
import { expectAccessible } from '../accessible'
import { deviceOf } from '../devices'
import { expect, test } from '../fixtures'
import { forgetLead } from '../forget-lead'
import { newestMail } from '../letters'
import { pathIn } from '../mail-links'
import { leadDetails } from '../pages/lead-details'
import { passwordSteps } from '../pages/password-steps'
import { projectWizard } from '../pages/project-wizard'
import { quotationEditor } from '../pages/quotation-editor'
import { sharedQuotation } from '../pages/shared-quotation'
import { figuresOn, figuresOnPaper, paperIn } from '../quotations/figures'
import { projectsOf } from '../quotations/given'
import { leadToQuote, projectOfLead } from '../quotations/lead-to-quote'
import { quoteLead } from '../quotations/quote-lead'
import { expectTold, keepTold } from '../told'
import { call } from '../wire'

/** The small firm: nobody else counts its leads. */
const firm = 'other'
const phone = deviceOf('@phone')
const wish = 'Six visits are enough for us.'

test('L-010 W-019 C-137 the whole way: the client reads by the link, asks for changes and accepts on a phone, becomes a client by the invitation, and sees what is shared alone', async ({
  page,
  browser,
  enterAs,
  server,
  sessionOf,
  mail,
}) => {
  const session = await sessionOf(firm)
  const lead = await leadToQuote(server.url, session, { hasEmail: true })
  const neighbour = await leadToQuote(server.url, session, { hasEmail: true })
  const leadPage = leadDetails(page).address(lead.id)
  const quotations = page.getByRole('region', { name: 'Project and quotations' })
  const editor = quotationEditor(page)
  const theirs = await browser.newContext({ ...phone, baseURL: server.url })
  await keepTold(theirs)
  const client = await theirs.newPage()
  const shown = sharedQuotation(client)
  const fits = async () => {
    expect(await client.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
    await expectAccessible(client)
  }

  await test.step('the first version is read without signing in, and one item should be different', async () => {
    await enterAs(firm, leadPage)
    await quoteLead(page, { kind: 'Design', template: '2 BHK' })
    await (await editor.openSending()).getByRole('button', { name: 'Send', exact: true }).click()
    const letter = await newestMail(mail, lead.email)
    await enterAs(firm, leadPage)
    await expect(quotations.getByText(/^Sent /)).toBeVisible()
    await expect(quotations.getByText(/^Seen /)).toHaveCount(0)

    await client.goto(pathIn(letter, '/shared-quotation/'))
    await expect(client.getByText(`For ${lead.name}`, { exact: true })).toBeVisible()
    expect(await figuresOn(shown.sums, /Sum of all items/)).toEqual(figuresOnPaper(letter))
    await fits()
    // Without a reload: the page of the lead is open meanwhile.
    await expect(quotations.getByText(/^Seen /)).toBeVisible()
    await shown.ask('Site visits', wish, lead.name)
    await expectTold(client, 'Sent. The firm has been told.')
    await expect(shown.asked.getByText(wish)).toBeVisible()
    await expect(quotations.getByText(/^Changes asked for /)).toBeVisible()
    await expect(quotations.getByRole('button', { name: 'Convert to project' })).toHaveCount(0)
  })

  await test.step('the second version is accepted with a name', async () => {
    await quotations.getByRole('link', { name: /^Design Quotation/ }).click()
    await expect(editor.answers.getByText(`${lead.name} asks for changes in version 1`)).toBeVisible()
    await expect(editor.answers.getByText(wish)).toBeVisible()
    const visits = editor.grid.getByRole('row').filter({ hasText: 'Site visits' })
    await visits.getByText('8', { exact: true }).click()
    await page.keyboard.type('6')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Changed since it was sent')).toBeVisible()
    await (await editor.openSending()).getByRole('button', { name: 'Send', exact: true }).click()
    const letter = await newestMail(mail, lead.email, 2)
    expect(paperIn(letter).name).toMatch(/ \(2\)\.pdf$/)

    await client.goto(pathIn(letter, '/shared-quotation/'))
    await expect(client.getByText('Version 2', { exact: true })).toBeVisible()
    expect(await figuresOn(shown.sums, /Sum of all items/)).toEqual(figuresOnPaper(letter))
    await shown.acceptAs(lead.name)
    await expect(client.getByText(`Accepted by ${lead.name} on`)).toBeVisible()
    await expect(shown.accept).toHaveCount(0)
    await expect(shown.askForChanges).toHaveCount(0)
    await fits()
  })

  const wizard = projectWizard(page)
  await test.step('the lead shows it and becomes a project, with an invitation', async () => {
    await enterAs(firm, leadPage)
    for (const sign of [/^Seen /, /^Changes asked for /, /^Accepted /])
      await expect(quotations.getByText(sign)).toBeVisible()
    await quotations.getByRole('button', { name: 'Convert to project' }).click()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(lead.email)
    await wizard.invite.check()
    await wizard.next.click()
    await expect(wizard.step('Set Location')).toBeVisible()
    await wizard.next.click()
    await wizard.chooseTeam()
    await wizard.finish.click()
    await expectTold(page, 'Project Created Successfully')
    await expect(page).toHaveURL(/\/pmt\/$/)
  })

  const known = await call(server.url, leadCaptureEndpoints.byId, { id: lead.id }, session)
  const projectId = known.projectId ?? ''
  expect(known).toMatchObject({ isConverted: true, stage: { kind: 'won' } })
  await test.step('of two files and two minutes one each is shared', async () => {
    await enterAs(firm, `/pmt/project/${projectId}/files`)
    await page.getByLabel('Choose files to upload').setInputFiles([
      { name: 'Layout.txt', mimeType: 'text/plain', buffer: Buffer.from('Sofa by the window') },
      { name: 'Margins.txt', mimeType: 'text/plain', buffer: Buffer.from('Ours alone') },
    ])
    const layout = page.getByRole('switch', { name: 'Share Layout.txt with the client' })
    await layout.press('Space')
    await expect(layout).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Share Margins.txt with the client' })).not.toBeChecked()
  })
  const write = (title: string) =>
    call(
      server.url,
      minutesEndpoints.addMinutes,
      { projectId, title, heldOn: '2026-11-16', attendees: [], points: [] },
      session,
    )
  const [kickOff, internal] = [await write('Kick-off at the site'), await write('Internal review')]
  await call(server.url, minutesEndpoints.setMinutesState, { id: kickOff.id, kind: 'share' }, session)

  const invitation = await newestMail(mail, lead.email, 3)
  expect(invitation.subject).toBe('Devrai Interiors has shared your project with you')
  await test.step('the link of the invitation leads to an own password and into the client area', async () => {
    await client.goto(pathIn(invitation, '/mail-link'))
    await passwordSteps(client).choose('Courtyard#2027')
    await expect(client).toHaveURL(/\/client\/$/)
    await expect(client.getByRole('heading', { level: 1, name: 'Welcome, Revati' })).toBeVisible()
    const projects = client.getByRole('list', { name: 'Projects' }).getByRole('listitem')
    await expect(projects).toHaveCount(1)
    await fits()
    await projects.getByRole('link').click()
    const inList = (name: string) => client.getByRole('list', { name }).getByRole('listitem')
    await expect(inList('Quotations')).toHaveCount(1)
    await expect(inList('Quotations')).toContainText('Accepted')
    await expect(inList('Files')).toHaveText([/Layout\.txt/])
    await expect(inList('Minutes of meetings')).toHaveText([/Kick-off at the site/])
    for (const own of ['Margins.txt', 'Internal review']) await expect(client.getByText(own)).toHaveCount(0)
    await fits()
    await inList('Quotations').getByRole('link').click()
    await expect(client.getByText(`Accepted by ${lead.name} on`)).toBeVisible()
  })

  await test.step('nothing of others can be opened, and the link works once', async () => {
    const foreign = await projectOfLead(server.url, session, neighbour)
    await client.goto(`/client/project/${foreign}`)
    await expect(client.getByText('This project is not shared with you.')).toBeVisible()
    await client.goto('/client/')
    await expect(client.getByRole('list', { name: 'Projects' }).getByRole('listitem')).toHaveCount(1)
    const own = await client.evaluate(() => ({
      token: localStorage.getItem('token') ?? '',
      userId: localStorage.getItem('userId') ?? '',
    }))
    const { files } = await call(
      server.url,
      projectFileEndpoints.projectFiles,
      { projectId, folderId: undefined, search: undefined },
      session,
    )
    const kept = files.find(({ isShared }) => !isShared)?.id ?? ''
    await expect(call(server.url, clientAreaEndpoints.file, { id: kept }, own)).rejects.toThrow(/: 404$/)
    const review = { id: internal.id }
    await expect(call(server.url, clientAreaEndpoints.minutes, review, own)).rejects.toThrow(/: 404$/)
    await expect(projectsOf(server.url, own)).rejects.toThrow(/: 403$/)

    const again = await browser.newContext({ ...phone, baseURL: server.url })
    const second = await again.newPage()
    await second.goto(pathIn(invitation, '/mail-link'))
    await expect(second.getByText(codeRefusals.linkOver.text)).toBeVisible()
    await again.close()
  })
  await theirs.close()
  await enterAs(firm, '/admin/')
  for (const { id } of [lead, neighbour]) await forgetLead(server.url, session, id)
})
