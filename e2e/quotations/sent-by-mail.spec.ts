import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import { expect, test } from '../fixtures'
import { forgetLead } from '../forget-lead'
import { newestMail } from '../letters'
import { leadDetails } from '../pages/lead-details'
import { quotationEditor } from '../pages/quotation-editor'
import { expectTold } from '../told'
import { call } from '../wire'
import { figuresOn, figuresOnPaper, paperIn } from './figures'
import { leadToQuote } from './lead-to-quote'
import { quoteLead } from './quote-lead'

/** The small firm: nobody else counts its leads. */
const firm = 'other'

for (const { kind, title, hasEmail, work } of [
  { kind: 'Design', title: 'Design services', hasEmail: false, work: 'Interior design fee' },
  { kind: 'Execution', title: 'Interior works', hasEmail: true, work: 'TV unit with back panel' },
] as const)
  test(`L-249 L-250 L-251 Send Quotation on a lead ${hasEmail ? 'with' : 'without'} an email: ${kind} from a template goes by mail, and its PDF says what the screen says`, async ({
    page,
    enterAs,
    server,
    sessionOf,
    mail,
    expectAccessible,
  }) => {
    const session = await sessionOf(firm)
    const lead = await leadToQuote(server.url, session, { hasEmail })
    const editor = quotationEditor(page)
    await enterAs(firm, leadDetails(page).address(lead.id))
    await quoteLead(page, { kind, email: hasEmail ? undefined : lead.email, template: '2 BHK' })
    await expect(editor.grid.getByText(work).first()).toBeVisible()
    const sending = await editor.openSending()
    await expect(sending.getByText(lead.email)).toBeVisible()
    await expectAccessible()
    await sending.getByRole('button', { name: 'Send', exact: true }).click()
    const letter = await newestMail(mail, lead.email)
    expect(letter.subject).toMatch(new RegExp(`^${title} for .*: quotation from Devrai Interiors$`))
    const onPaper = figuresOnPaper(letter)
    await expect.poll(() => figuresOn(editor.totals, /Subtotal/)).toEqual(onPaper)
    expect(onPaper.words).toMatch(/^Rupees \w.* Only$/)

    const found = await call(server.url, quotationEndpoints.quotationsOfLead, { leadId: lead.id }, session)
    const number = found.quotations[0]?.number ?? ''
    expect(number).not.toBe('')
    await expectTold(page, `Quotation ${number} is on its way`)
    const paper = paperIn(letter)
    expect(paper.name).toBe(`Quotation ${number.replaceAll('/', '-')}.pdf`)
    for (const words of [number, lead.name, 'Devrai Interiors', work])
      expect(paper.pages.join('\n')).toContain(words)
    expect(letter.text).toContain(`Quotation ${number}, ₹${onPaper.total}`)

    const known = await call(server.url, leadCaptureEndpoints.byId, { id: lead.id }, session)
    expect(known).toMatchObject({ email: lead.email, isConverted: false, hasQuotation: true })
    await enterAs(firm, leadDetails(page).address(lead.id))
    const card = page.getByRole('region', { name: 'Project and quotations' })
    await expect(card.getByRole('link', { name: `${kind} Quotation ${number}` })).toBeVisible()
    await expect(card.getByText(`₹${onPaper.total}`)).toBeVisible()
    await enterAs(firm, '/admin/')
    await forgetLead(server.url, session, lead.id)
  })
