import { templateLimits } from '@foyer/contract/lead-mail/templates/limits'
import type { EmailTemplate, TemplateDraft } from '@foyer/contract/lead-mail/templates/model'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/test-app'
import type { TestCompany, TestPerson } from '../../../testing/test-company'
import { told } from '../../../testing/told'

const test = useTestApp()
const { addTemplate, editTemplate, templates } = templateEndpoints

let company: TestCompany
let admin: TestPerson
let editor: TestPerson
beforeEach(async () => {
  company = await test.company()
  admin = await company.person('admin')
  editor = await company.person('editor')
})

const draft: TemplateDraft = {
  type: 1,
  name: 'Welcome',
  subject: 'Hello {{firstName}}',
  html: '<p>Dear {{firstName}}</p>',
}
const add = async (wish: Partial<TemplateDraft> = {}): Promise<EmailTemplate> => {
  const { template } = await test.call(editor, addTemplate, { ...draft, ...wish })
  return template ?? expect.unreachable()
}
const change = (of: EmailTemplate, wish: Partial<TemplateDraft>, as = editor) =>
  test.send(as, editTemplate, { ...of, ...wish, kind: 'change', seenAt: of.updatedAt })
const names = async (types?: EmailTemplate['type'][]) =>
  (await test.call(editor, templates, { types })).map(({ name }) => name)

describe('L-235 the templates of a firm', () => {
  it('L-235 types 1, 4, 5 and 6 are fetched and merged; one type or several can be asked for', async () => {
    for (const type of [6, 5, 4, 1] as const) await add({ type, name: `Of ${type}` })
    expect(await names()).toEqual(['Of 1', 'Of 4', 'Of 5', 'Of 6'])
    expect(await names([5])).toEqual(['Of 5'])
    expect(await names([4, 6])).toEqual(['Of 4', 'Of 6'])
  })

  it('L-235 come as data.data with id, name, subject and text', async () => {
    const { id } = await add()
    const get = async (type: string) => {
      const headers = { authorization: `Bearer ${editor.token}` }
      const url = `${templates.path}?userId=${editor.userId}${type}`
      return test.app.inject({ url, headers })
    }
    const { name, subject, html: text } = draft
    expect((await get('&type=1')).json()).toEqual({
      data: [{ id, name, subject, text, type: 1, updatedAt: expect.any(String) }],
    })
    expect((await get('&type=')).json().data).toHaveLength(1)
    expect((await get('&type=1,4')).json().data).toHaveLength(1)
    for (const type of ['2', 'x', '1;4', '1,2']) {
      const refused = await get(`&type=${type}`)
      expect([refused.statusCode, refused.json().message], type).toEqual([
        400,
        'Templates have one of the types 1, 4, 5 and 6.',
      ])
    }
  })

  it('of another company do not exist', async () => {
    const own = await add()
    const stranger = await (await test.company()).person('superAdmin')
    expect(await test.call(stranger, templates, {})).toEqual([])
    expect((await change(own, { name: 'Mine' }, stranger)).status).toBe(404)
    for (const kind of ['delete', 'restore'] as const)
      expect((await test.send(stranger, editTemplate, { kind, id: own.id })).status).toBe(404)
    expect(await names()).toEqual(['Welcome'])
  })
})

describe('C-068 writing a template', () => {
  it('keeps name, type, subject and text; a name is there once, whatever its case', async () => {
    const { id, ...made } = await add()
    expect(made).toEqual({ ...draft, updatedAt: expect.any(String) })
    const again = await test.send(editor, addTemplate, { ...draft, name: ' WELCOME ' })
    expect([again.status, again.body.code, told(again)]).toEqual([
      409,
      'template-taken',
      'There is a template “WELCOME” already.',
    ])
    const other = await add({ name: 'Other' })
    expect((await change(other, { name: 'welcome' })).body.code).toBe('template-taken')
    expect((await change(other, { name: 'OTHER', type: 6 })).status).toBe(200)
    expect(id).toBeTruthy()
  })

  it.each([
    [{ name: '' }, 'name: Field is required'],
    [{ name: 'x'.repeat(101) }, 'name: Maximum length is 100'],
    [{ name: '\u200b' }, 'name: You have entered Invalid Name'],
    [{ subject: ' ' }, 'subject: Field is required'],
    [{ subject: 'x'.repeat(201) }, 'subject: Maximum length is 200'],
    [{ subject: 'A\nBcc: x@y.in' }, 'subject: You have entered Invalid Subject'],
    [{ html: '' }, 'html: Please write the text of the email.'],
    [{ html: '<p>&nbsp;</p><p> </p>' }, 'html: Please write the text of the email.'],
    [{ html: '<script>alert(1)</script>' }, 'Please write the text of the email.'],
    [
      { html: 'x'.repeat(100_001) },
      'html: The text is too long: at most 1,00,000 characters, with formatting.',
    ],
    [{ type: 2 as 1 }, 'type: Please choose for which calls it is offered.'],
  ])('refuses %j in words', async (wish, words) => {
    const refused = await test.send(editor, addTemplate, { ...draft, ...wish })
    expect([refused.status, told(refused)]).toEqual([400, words])
    expect(await names()).toEqual([])
  })

  it('takes texts as long as they may be, and cuts none', async () => {
    const html = `<p>${'\u0928'.repeat(99_990)}</p>`
    const made = await add({ name: 'n'.repeat(100), subject: 's'.repeat(200), html })
    expect([made.name.length, made.subject.length, made.html]).toEqual([100, 200, html])
  })

  it('refuses a firm that has as many as it may have', async () => {
    await test.deps.database.pool.query(
      `insert into email_templates (company_id, id, type, name, subject, html)
       select $1, gen_random_uuid(), 1, 'No. ' || n, 's', '<p>x</p>' from generate_series(2, $2) n`,
      [company.id, templateLimits.most],
    )
    const last = await add()
    const more = await test.send(editor, addTemplate, { ...draft, name: 'One more' })
    expect([more.status, told(more)]).toEqual([409, 'You have 200 templates already.'])
    await test.call(editor, editTemplate, { kind: 'delete', id: last.id })
    await add({ name: 'One more' })
    expect((await test.send(editor, editTemplate, { kind: 'restore', id: last.id })).status).toBe(409)
  })

  it('deletes, and brings back unless the name is taken meanwhile', async () => {
    const { id } = await add()
    const edit = (kind: 'delete' | 'restore') => test.send(editor, editTemplate, { kind, id })
    expect((await edit('delete')).body.message).toBe('Template deleted successfully!')
    expect(await names()).toEqual([])
    expect((await edit('delete')).status).toBe(404)
    expect((await edit('restore')).body.message).toBe('Template restored')
    expect(await names()).toEqual(['Welcome'])
    await edit('delete')
    await add()
    expect(told(await edit('restore'))).toBe('There is a template “Welcome” already.')
  })

  it('C-150 of two people who change one, the later is told what the first has written', async () => {
    const seen = await add()
    expect((await change(seen, { subject: 'First' })).status).toBe(200)
    const late = await change(seen, { subject: 'Second' }, admin)
    expect([late.status, told(late)]).toEqual([409, 'Somebody has changed this template meanwhile.'])
    expect(late.body.details?.current).toMatchObject({ id: seen.id, subject: 'First' })
    const [now] = await test.call(admin, templates, {})
    expect(now?.subject).toBe('First')
    if (now) expect((await change(now, { subject: 'Second' }, admin)).status).toBe(200)
  })

  it('two people who add the same name at once get one template', async () => {
    const both = await Promise.all([editor, admin].map((as) => test.send(as, addTemplate, draft)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await names()).toEqual(['Welcome'])
  })
})

describe('C-068 who may', () => {
  it('lead editors write, or admins alone where the company wants it so; readers look', async () => {
    const made = await add()
    const reader = await company.person('reader')
    expect(await test.call(reader, templates, {})).toHaveLength(1)
    expect((await test.send(reader, addTemplate, { ...draft, name: 'Mine' })).status).toBe(403)
    expect((await change(made, { subject: 'x' }, reader)).status).toBe(403)
    await test.call(admin, companyEndpoints.editSetup, { isSetupByAdmins: true })
    expect((await change(made, { subject: 'x' })).status).toBe(403)
    expect((await change(made, { subject: 'x' }, admin)).status).toBe(200)
  })

  it('open pages of colleagues look again', async () => {
    const heard: unknown[] = []
    const onEvent = (event: unknown) => heard.push(event)
    const stop = test.server.live.subscribe(admin.userId, { onEvent, onGap: () => {} })
    await add()
    await expect.poll(() => heard).toContainEqual({ name: 'changed', about: ['templates'] })
    stop()
  })
})
