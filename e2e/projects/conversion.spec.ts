import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { addLead } from '../add-lead'
import { expect, test } from '../fixtures'
import { forgetLead } from '../forget-lead'
import { call } from '../wire'

/** The small firm: nobody else counts its leads. */
const firm = 'other'

test('L-010 W-002 W-011 W-012 W-019 W-020 W-025 a lead becomes a client and a project through the wizard, and is Won', async ({
  page,
  enterAs,
  server,
  sessionOf,
  expectAccessible,
}) => {
  const session = await sessionOf(firm)
  const lastName = `Deodhar ${String.fromCharCode(...Array.from({ length: 6 }, () => 97 + Math.floor(Math.random() * 26)))}`
  const id = await addLead(
    server.url,
    session,
    { firstName: 'Sanjeevani', lastName, phone: '+91 9822011223' },
    {
      contacts: [
        {
          firstName: 'Sanjeevani',
          lastName,
          designation: undefined,
          type: undefined,
          email: `sanjeevani.${Date.now()}@example.in`,
          phones: ['+91 9822011223'],
        },
      ],
      city: 'Nashik',
      budget: 2_400_000,
    },
  )
  await enterAs(firm, `/leads/lead-full-details/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Convert to project' }).click()
  await expect(page).toHaveURL(new RegExp(`/pmt/\\?leadId=${id}$`))
  await expect(page.getByRole('heading', { name: 'Create Project', level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Sanjeevani')
  await expectAccessible()
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByRole('heading', { name: 'Set Location', level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: 'Search for a place' }).fill('Nashik')
  await page
    .getByRole('option', { name: /^Nashik/ })
    .first()
    .click()
  const chosen = page.getByText('Nashik, Maharashtra, India', { exact: true }).filter({ visible: true })
  await expect(chosen).toBeVisible()
  const marker = page.getByRole('button', { name: /^Marker/ })
  await marker.focus()
  await page.keyboard.press('Shift+ArrowRight')
  const moved = page.getByText(/^Near .+, India$/)
  await expect(moved).toBeVisible()
  await expect(chosen).toHaveCount(0)
  const byKeys = await moved.textContent()
  const pin = await marker.boundingBox()
  if (!pin) throw new Error('The map has no marker.')
  await page.mouse.move(pin.x + pin.width / 2, pin.y + 12)
  await page.mouse.down()
  await page.mouse.move(pin.x - 130, pin.y + 70, { steps: 8 })
  await page.mouse.up()
  await expect(moved).not.toHaveText(byKeys ?? '')
  await expect(moved).toBeVisible()
  const place = (await moved.textContent()) ?? ''
  await expectAccessible()
  await page.getByRole('button', { name: 'Next' }).click()

  await expect(page.getByRole('heading', { name: 'Add Team', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Please select Project admin').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Project admin' }).click()
  await page.getByRole('option').first().click()
  const add = page.getByRole('main').getByRole('button', { name: /^Add / })
  if ((await add.count()) > 0) await add.first().click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('Project Created Successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/pmt\/$/)

  const lead = await call(server.url, leadCaptureEndpoints.byId, { id }, session)
  expect(lead).toMatchObject({ isConverted: true, stage: { kind: 'won' } })
  const project = await call(server.url, projectEndpoints.byId, { projectId: lead.projectId ?? '' }, session)
  expect(project).toMatchObject({ isConfirmed: true, leadId: id, value: 2_400_000, location: place })
  expect(Math.abs((project.latitude ?? 0) - 20)).toBeLessThan(1)
  await enterAs(firm, `/pmt/?leadId=${id}`)
  await expect(page.getByRole('link', { name: 'Open the project' })).toBeVisible()
  await enterAs(firm, '/admin/')
  await forgetLead(server.url, session, id)
})

for (const { kind, title, addressOf } of [
  {
    kind: 'Design Quotation',
    title: 'Send Design Quotation',
    addressOf: (project: string) => `/quotation/new-quotation/${project}?isLead=true`,
  },
  {
    kind: 'Execution Quotation',
    title: 'Send Execution Quotation',
    addressOf: (project: string) => `/quotation/enterprise-quotation/${project}`,
  },
])
  test(`L-009 L-249 L-250 L-251 L-252 L-253 L-258 ${kind} of a lead without an email, and once more`, async ({
    page,
    enterAs,
    server,
    sessionOf,
    expectAccessible,
  }) => {
    const session = await sessionOf(firm)
    const id = await addLead(server.url, session, {
      firstName: 'Vinaya',
      lastName: 'Kelkar',
      phone: `+91 98${Math.floor(1e7 + Math.random() * 8e7)}`,
    })
    const email = `vinaya.${Date.now()}@example.in`
    await enterAs(firm, `/leads/lead-full-details/${id}`)
    await page.getByRole('button', { name: 'Send Quotation' }).click()
    await expect(page.getByRole('dialog', { name: 'Select the quotation' })).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: kind }).click()
    const prompt = page.getByRole('dialog', { name: title })
    await prompt.getByPlaceholder('Enter Lead Email').fill(email)
    await expectAccessible()
    await prompt.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/quotation\//)

    const lead = await call(server.url, leadCaptureEndpoints.byId, { id }, session)
    expect(lead).toMatchObject({ email, isConverted: false })
    expect(lead.projectId).toBeTruthy()
    expect(page.url()).toContain(lead.projectId)

    await enterAs(firm, `/leads/lead-full-details/${id}`)
    await page.getByRole('button', { name: 'Send Quotation' }).click()
    await page.getByRole('button', { name: kind }).click()
    await expect(page).toHaveURL(new RegExp(`/quotation/.*${lead.projectId}`))
    await expect(page.getByRole('heading', { name: kind, level: 1 })).toBeVisible()
    const opened = page.url()

    // Its own address leads to the same one, and so does that of the one host through the list (C-152).
    await enterAs(firm, addressOf(lead.projectId ?? ''))
    await expect(page).toHaveURL(opened)
    await enterAs(firm, `/quotation/${lead.projectId}?isLead=true`)
    await page.getByRole('row').filter({ hasText: kind }).getByRole('link').first().click()
    await expect(page).toHaveURL(opened)
    await enterAs(firm, '/admin/')
    await forgetLead(server.url, session, id)
  })
