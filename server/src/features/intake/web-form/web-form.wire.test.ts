import { defaultTemplate } from '@foyer/contract/fields/defaults'
import { customTarget } from '@foyer/contract/intake/targets'
import { webFormOf } from '@foyer/contract/intake/web-form/defaults'
import type { WebFormSettings } from '@foyer/contract/intake/web-form/model'
import { api } from '@foyer/contract/wire/api'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../testing/test-app'
import type { TestPerson } from '../../../testing/test-company'
import { intakeJobs } from '../jobs'

const test = useTestApp()
afterEach(() => test.setNow(undefined))

let visitors = 0
/** Everybody comes from an address of their own, so that one test does not count for another. */
const newAddress = () => {
  visitors += 1
  return `192.0.2.${visitors}`
}

const begin = new Date('2026-11-03T09:00:00Z')
const later = (seconds: number) => test.setNow(new Date(begin.getTime() + seconds * 1_000))

async function firm(change: Partial<WebFormSettings> = {}, name = 'Studio Nine') {
  test.setNow(begin)
  const company = await test.company(name)
  const owner = await company.person('superAdmin')
  await save(owner, change)
  return { company, owner, ...(await where(owner)) }
}

const save = (as: TestPerson, change: Partial<WebFormSettings>) =>
  test.call(as, api.intake.saveWebForm, { ...webFormOf(defaultTemplate()), isOn: true, ...change })

async function where(as: TestPerson) {
  const { path = '' } = await test.call(as, api.intake.webForm, {})
  return { path }
}

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers, remoteAddress: newAddress() })

const stampOf = (page: string) => /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? ''

const post = (path: string, values: Record<string, string>, remoteAddress = newAddress()) =>
  test.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(values).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress,
  })

const asha = { firstName: 'Asha', lastName: 'Rao', phone: '98450 21763' }

/** The form is opened, and some seconds later it is sent. */
async function fill(path: string, values: Record<string, string>, query = '') {
  const page = await get(path + query)
  test.setNow(new Date(test.deps.clock().getTime() + 10_000))
  const hidden = Object.fromEntries(
    [...page.payload.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  )
  return post(path, { ...hidden, ...values })
}

const work = () => test.deps.jobs.runDue({ 'intake.take': intakeJobs(test.deps)['intake.take'] })

async function leadsOf(companyId: string) {
  const { rows } = await test.deps.database.pool.query<Record<string, unknown>>(
    'select * from leads where company_id = $1 order by created_at',
    [companyId],
  )
  return rows
}

async function historyOf(companyId: string) {
  const { rows } = await test.deps.database.pool.query<{ text: string }>(
    'select to_jsonb(h)::text as text from lead_history h where company_id = $1',
    [companyId],
  )
  return rows.map(({ text }) => text).join('\n')
}

const deliveries = async (companyId: string): Promise<number> => {
  const { rows } = await test.deps.database.pool.query<{ count: number }>(
    'select count(*)::int as count from intake_deliveries where company_id = $1',
    [companyId],
  )
  return rows[0]?.count ?? 0
}

it('a form that did not work and is saved again says no more why it did not', async () => {
  const { owner, company } = await firm()
  await test.deps.database.pool.query(
    `update intake_doors set state = 'failing', message = 'An enquiry could not be taken in' where company_id = $1`,
    [company.id],
  )
  await save(owner, {})
  const { data } = await test.call(owner, api.intake.doors, {})
  expect(data.map(({ state, message }) => [state, message])).toEqual([['on', undefined]])
})

describe('the form that visitors see', () => {
  it('is a whole page without script, cookie or anything of other sites, and only it may be shown in a frame', async () => {
    const { path, owner } = await firm()
    const page = await get(path)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.headers['x-frame-options']).toBeUndefined()
    expect(page.headers['cache-control']).toBe('no-store')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors \*$/,
    )
    expect(page.payload).toContain('<h1>Tell us about your project</h1>')
    expect(page.payload).toMatch(
      /<label for="field-0">First Name<\/label><input type="text" value="" id="field-0" name="firstName" required autocomplete="given-name">/,
    )
    expect(page.payload).not.toMatch(/(?:src|href|action)="https?:/)
    expect(page.payload).not.toMatch(/<script>|style="|onclick/)

    for (const other of ['/api/health', '/api/docs', path.replace('/enquiry', '/files/x')]) {
      const answer = await get(other)
      expect(answer.headers['content-security-policy'], other).toContain("frame-ancestors 'none'")
      expect(answer.headers['x-frame-options'], other).toBeDefined()
    }
    const settings = await test.app.inject({
      url: '/api/intake/web-form',
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(settings.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('asks what the settings say, in their order: template choices and custom fields as lists, figures as amounts', async () => {
    const { path, owner } = await firm()
    await test.call(owner, api.fields.saveLeadForm, {
      fields: {
        budget: { isMandatory: false, choices: ['500000', '1850000'] },
        city: { isMandatory: false, choices: ['Pune', 'Mumbai'] },
      },
    })
    const type = (await test.call(owner, api.intake.webForm, {})).offered.find(
      ({ label }) => label === 'Property Type',
    )
    await save(owner, {
      fields: [
        { target: 'phone', isRequired: true },
        { target: 'firstName', isRequired: true },
        { target: type?.target ?? 'city', isRequired: true },
        { target: 'budget', isRequired: false },
        { target: 'city', isRequired: false },
        { target: 'workScope', isRequired: false },
      ],
      consent: 'I agree to be called.',
    })
    const { payload } = await get(path)
    const names = [
      ...payload.matchAll(/<(?:input|select|textarea)[^>]* id="field-[^"]*" name="([^"]+)"/g),
    ].map(([, name]) => name)
    expect(names).toEqual(['phone', 'firstName', type?.target, 'budget', 'city', 'workScope', 'consent'])
    expect(payload).toContain('<option value="1850000">₹18,50,000</option>')
    expect(payload).toContain('<option value="Villa">Villa</option>')
    expect(payload).toContain('<option value="Pune">Pune</option>')
    expect(payload).toContain('I agree to be called.')
    // A field that is deleted is asked no more.
    const id = String(type?.target).replace('custom:', '')
    await test.deps.database.pool.query('update custom_fields set deleted_at = now() where id = $1', [id])
    expect((await get(path)).payload).not.toContain('Property Type')
  })

  it('has the logo of the firm at its own address, and no other file of it', async () => {
    const { path, owner } = await firm()
    expect((await get(`${path}/logo`)).statusCode).toBe(404)
    expect((await get(path)).payload).not.toContain('<img')
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const { location } = await test.call(owner, api.files.upload, {
      file: { name: 'logo.png', content: new Blob([png]) },
    })
    await test.call(owner, api.company.editSettings, { kind: 'settings', change: { logo: location } })
    expect((await get(path)).payload).toContain(`<img src="${path}/logo" alt="Logo of Studio Nine">`)
    const logo = await get(`${path}/logo`)
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(logo.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  it('the colour of the firm is behind a text that can be read on it', async () => {
    const { path } = await firm({ colour: '#ffd400' })
    expect((await get(path)).payload).toContain('--firm:#ffd400;--on-firm:#000000;--line:#1b1f1e')
    const dark = await firm({ colour: '#7a1f3d' })
    expect((await get(dark.path)).payload).toContain('--firm:#7a1f3d;--on-firm:#ffffff;--line:#7a1f3d')
  })

  it('a key that is unknown, was replaced, or whose form is switched off gets a page in words', async () => {
    const { path, owner } = await firm()
    const unknown = await get('/enquiry/no-such-key')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.payload).toContain('<h1>This form is not here</h1>')
    expect((await post('/enquiry/no-such-key', asha)).statusCode).toBe(404)
    expect((await get('/enquiry/preview?draft=made-up')).statusCode).toBe(404)
    await test.call(owner, api.intake.rotateWebForm, {})
    expect((await get(path)).statusCode).toBe(404)
    const fresh = (await where(owner)).path
    expect((await get(fresh)).statusCode).toBe(200)
    await save(owner, { isOn: false })
    const closed = await get(fresh)
    expect(closed.statusCode).toBe(410)
    expect(closed.payload).toContain('Studio Nine does not take enquiries here at the moment.')
    expect((await post(fresh, asha)).statusCode).toBe(410)
    expect((await get(`${fresh}/thanks`)).statusCode).toBe(410)
  })
})

describe('an enquiry', () => {
  it('L-016 C-114 becomes a lead with its source, its page and its campaign, and thanks are a page of their own', async () => {
    const { path, company } = await firm({ sourceName: 'Contact page', consent: 'I agree.' })
    const sent = await fill(
      path,
      {
        ...asha,
        email: 'asha@example.com',
        budget: '12.5 lakh',
        remarks: 'A flat\r\nin Baner',
        consent: 'yes',
        unasked: 'kept',
        ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`more${at}`, 'x'.repeat(at * 20)])),
      },
      '?page=https%3A%2F%2Fstudio.example%2Fcontact&utm_source=google&utm_campaign=Diwali%20%26%20more',
    )
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${path}/thanks`])
    const thanks = await get(`${path}/thanks`)
    expect(thanks.payload).toContain('We have received your enquiry')
    await work()
    const [lead] = await leadsOf(company.id)
    expect(lead).toMatchObject({
      first_name: 'Asha',
      last_name: 'Rao',
      source: 'Website',
      source_name: 'Contact page',
      budget: 1250000,
      remarks: 'A flat\nin Baner',
      extra: {
        unasked: 'kept',
        more1: 'x'.repeat(20),
        more29: 'x'.repeat(580),
        page: 'https://studio.example/contact',
        utm_source: 'google',
        utm_campaign: 'Diwali & more',
        consent: 'I agree.',
      },
    })
    const history = await historyOf(company.id)
    expect(history).toContain('The Lead came in through Web form')
    expect(history).toContain('Page: https://studio.example/contact')
    expect(history).toContain('Campaign: Diwali & more')
    expect(history).toContain('Agreed to: I agree.')
  })

  it('in a frame the page around it is known without script', async () => {
    const { path, company } = await firm()
    const page = await get(`${path}?embed=1`, { referer: 'https://studio.example/' })
    expect(page.payload).toContain('class="framed"')
    expect(page.payload).toContain(`action="${path}?embed=1"`)
    later(10)
    const sent = await post(`${path}?embed=1`, {
      ...asha,
      stamp: stampOf(page.payload),
      page: 'https://studio.example/',
    })
    expect(sent.headers.location).toBe(`${path}/thanks?embed=1`)
    expect(page.payload).toContain('name="page" value="https://studio.example/"')
    await work()
    expect(await historyOf(company.id)).toContain('Page: https://studio.example/')
  })

  it('that has something wrong comes back with all that was typed, and the words of the forms beside each field', async () => {
    const { path, company } = await firm({ consent: 'I agree.' })
    const wrong = await fill(path, {
      firstName: 'Asha 7',
      lastName: '',
      phone: '12',
      email: 'not an address',
      city: 'Pune 411',
      budget: 'much',
      workScope: 'Something else',
      remarks: 'Two\nlines',
    })
    expect(wrong.statusCode).toBe(422)
    const { payload } = wrong
    for (const said of [
      'Only letters and spaces are possible, and after a letter',
      'Please enter Last Name.',
      'Please enter valid number',
      'Invalid email address',
      'Only letters and spaces are possible.',
      'Please enter an amount, such as',
      'Please tick this to go on.',
    ])
      expect(payload).toContain(said)
    for (const typed of [
      'value="Asha 7"',
      'value="12"',
      'value="not an address"',
      'value="Pune 411"',
      'value="much"',
    ])
      expect(payload).toContain(typed)
    expect(payload).toContain('Two\nlines</textarea>')
    expect(payload).toContain('Something else')
    expect(payload).toContain('<div class="summary" role="alert" tabindex="-1" autofocus>')
    expect(payload).toContain('<a href="#field-2">Please enter valid number</a>')
    expect(payload).toContain('aria-invalid="true" aria-describedby="field-2-problem"')
    expect(payload).toContain('<title>Please check: ')
    // Put right, the same page is sent.
    const right = await post(path, { ...asha, consent: 'yes', stamp: stampOf(payload) })
    expect(right.statusCode).toBe(303)
    expect(await deliveries(company.id)).toBe(1)
  })

  it('that is sent twice is one, and a changed one is another', async () => {
    const { path, company } = await firm({ duplicates: 'add' })
    const stamp = stampOf((await get(path)).payload)
    later(10)
    const answers = await Promise.all([1, 2, 3].map(() => post(path, { ...asha, stamp })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
    await work()
    expect(await leadsOf(company.id)).toHaveLength(1)
    await post(path, { ...asha, firstName: 'Arun', stamp })
    await work()
    expect(await leadsOf(company.id)).toHaveLength(2)
  })

  it('C-091 of somebody who is a lead already is noted with that lead', async () => {
    const { path, company } = await firm()
    await fill(path, asha)
    await work()
    await fill(path, { ...asha, city: 'Pune' })
    await work()
    const leads = await leadsOf(company.id)
    expect(leads.map(({ city }) => city)).toEqual(['Pune'])
    expect(await historyOf(company.id)).toContain('A new enquiry of this Lead came in through Web form')
  })
})

describe('what programs send', () => {
  it('into the field that nobody sees is answered like any other and stored nowhere', async () => {
    const { path, company } = await firm()
    const caught = await fill(path, { ...asha, subject_2: 'Buy now' })
    expect([caught.statusCode, caught.headers.location]).toEqual([303, `${path}/thanks`])
    expect(await deliveries(company.id)).toBe(0)
  })

  it('too quickly, after a day, without the stamp or with one of another form is asked for once more, with everything kept', async () => {
    const { path, company } = await firm()
    const { payload } = await get(path)
    later(1)
    const quick = await post(path, { ...asha, stamp: stampOf(payload) })
    expect(quick.statusCode).toBe(422)
    expect(quick.payload).toContain('That was quick.')
    expect(quick.payload).toContain('value="Asha"')
    const elsewhere = await firm({}, 'Other Studio')
    const foreign = stampOf((await get(elsewhere.path)).payload)
    later(20)
    for (const stamp of ['', 'made-up', foreign, `${stampOf(payload).slice(0, -1)}x`]) {
      const forged = await post(path, { ...asha, stamp })
      expect(forged.statusCode, stamp).toBe(422)
      expect(forged.payload).toContain('This page was open for a long time.')
    }
    later(86_401)
    const old = await post(path, { ...asha, stamp: stampOf(payload) })
    expect(old.payload).toContain('value="98450 21763"')
    expect(await deliveries(company.id)).toBe(0)
    later(86_410)
    expect((await post(path, { ...asha, stamp: stampOf(old.payload) })).statusCode).toBe(303)
    expect(await deliveries(company.id)).toBe(1)
  })

  it('from one address more than 20 times a minute has to wait, in a page with Retry-After', async () => {
    const { path, company } = await firm()
    const address = newAddress()
    const answers = []
    for (let sent = 0; sent < 21; sent += 1) answers.push(await post(path, asha, address))
    const last = answers.at(-1)
    expect(answers.slice(0, 20).every(({ statusCode }) => statusCode === 422)).toBe(true)
    expect(last?.statusCode).toBe(429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(last?.headers['content-type']).toContain('text/html')
    expect(last?.headers['x-frame-options']).toBeUndefined()
    expect(last?.payload).toContain('Too many requests. Please wait a moment and try again.')
    expect((await post(path, asha)).statusCode).toBe(422)
    expect(await deliveries(company.id)).toBe(0)
  })

  it('to one form more than 120 times a minute keeps what was typed and says when to come again', async () => {
    const { path, company } = await firm()
    await test.deps.database.pool.query(
      `insert into intake_deliveries (company_id, door_id, id, once_key, received_at)
       select $1, $1, gen_random_uuid(), n::text, $2 from generate_series(1, 120) n`,
      [company.id, new Date(begin.getTime() + 5_000)],
    )
    const busy = await fill(path, asha)
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([429, '60'])
    expect(busy.payload).toContain('value="Asha"')
    expect(await deliveries(company.id)).toBe(120)
  })

  it('that is too large, no form at all, full of links or of strange characters is no failure of ours', async () => {
    const { path, company } = await firm()
    const large = await post(path, { ...asha, remarks: 'x'.repeat(70_000) })
    expect([large.statusCode, large.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
    const links = await fill(path, { ...asha, remarks: 'http://a.example '.repeat(6) })
    expect(links.statusCode).toBe(422)
    expect(links.payload).toContain('Please write at most 5 links.')
    for (const [type, payload] of [
      ['application/json', '{"firstName":"Asha"}'],
      ['multipart/form-data; boundary=x', '--x\r\n'],
      ['application/x-www-form-urlencoded', '%ff%00=%ff&firstName=%00'],
      ['text/plain', Buffer.from([0xff, 0xfe, 0x00])],
    ] as const) {
      const answer = await test.app.inject({
        method: 'POST',
        url: path,
        payload,
        headers: { 'content-type': type },
        remoteAddress: newAddress(),
      })
      expect(answer.statusCode, type).toBe(422)
    }
    const odd = await fill(path, { ...asha, 'na\u0000me': 'v\u0000alue', __proto__: 'x', remarks: '\u0000' })
    expect(odd.statusCode).toBe(303)
    expect(await deliveries(company.id)).toBe(1)
  })
})

describe('nothing that anybody typed runs', () => {
  const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`
  const unescaped = /<script>alert|<img src=x/

  it('in the name of the firm, in its texts, in labels and choices', async () => {
    const { path, owner } = await firm(
      { title: attack, intro: attack, button: attack.slice(0, 30), thanks: attack, consent: attack },
      attack,
    )
    await test.call(owner, api.fields.add, {
      name: `Field ${attack}`.slice(0, 24),
      sections: [0],
      type: 'dropdown',
      isRequired: false,
      options: [attack.slice(0, 24)],
    })
    const { offered } = await test.call(owner, api.intake.webForm, {})
    const own = offered.find(({ label }) => label.startsWith('Field'))
    await save(owner, {
      title: attack,
      fields: [
        ...webFormOf(defaultTemplate()).fields,
        { target: own?.target ?? customTarget('none'), isRequired: true },
      ],
    })
    const { payload } = await get(path)
    expect(payload).toContain('&lt;script&gt;alert(1)')
    expect(payload).toContain('Field &quot;&gt;&lt;script&gt;')
    expect(payload).not.toMatch(unescaped)
    expect((await get(`${path}/thanks`)).payload).not.toMatch(unescaped)
    await save(owner, { isOn: false })
    expect((await get(path)).payload).not.toMatch(unescaped)
  })

  it('in values, in names of fields, in the address and in the page that links here', async () => {
    const { path } = await firm()
    const query = `?page=${encodeURIComponent(attack)}&utm_source=${encodeURIComponent(attack)}&${encodeURIComponent(attack)}=1`
    expect((await get(path + query, { referer: attack })).payload).not.toMatch(unescaped)
    const values = Object.fromEntries(
      [
        'firstName',
        'lastName',
        'phone',
        'email',
        'city',
        'workScope',
        'budget',
        'remarks',
        'page',
        'stamp',
        attack,
      ].map((name) => [name, attack]),
    )
    const { statusCode, payload } = await post(path, values)
    expect(statusCode).toBe(422)
    expect(payload).toContain('&lt;script&gt;')
    expect(payload).not.toMatch(unescaped)
    expect((await get(`/enquiry/${encodeURIComponent(attack)}`)).payload).not.toMatch(unescaped)
  })

  it('a colour that is none stays out of the style, also when it was stored', async () => {
    const { path, owner, company } = await firm()
    const form = { ...webFormOf(defaultTemplate()), isOn: true, colour: 'red;}body{display:none' }
    const refused = await test.send(owner, api.intake.saveWebForm, form)
    expect([refused.status, refused.body.message]).toEqual([400, 'Please choose a colour.'])
    await test.deps.database.pool.query(
      `update intake_doors set settings = jsonb_set(settings, '{colour}', '"red;}body{display:none"') where company_id = $1`,
      [company.id],
    )
    expect((await get(path)).payload).not.toContain('display:none')
  })
})

describe('the settings', () => {
  it('show the form as it would be, for an hour and only inside our own pages', async () => {
    const { owner } = await firm()
    const draft = { ...webFormOf(defaultTemplate()), title: 'As it would be' }
    const { path } = await test.call(owner, api.intake.previewWebForm, draft)
    const page = await get(path)
    expect(page.payload).toContain('<h1>As it would be</h1>')
    expect(page.payload).toContain('<button type="button">')
    expect(page.headers['content-security-policy']).toContain("form-action 'none'")
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    later(3_601)
    expect((await get(path)).statusCode).toBe(404)
    expect((await where(owner)).path).not.toBe('')
  })

  it('count what came today and in 30 days, and keep the key where nobody reads it', async () => {
    const { owner, path, company } = await firm()
    const before = await test.call(owner, api.intake.webForm, {})
    expect(before).toMatchObject({ today: 0, last30Days: 0, failed: 0, lastReceivedAt: undefined })
    await fill(path, asha)
    const after = await test.call(owner, api.intake.webForm, {})
    expect(after).toMatchObject({ today: 1, last30Days: 1, lastReceivedAt: '2026-11-03T09:00:10.000Z' })
    const { rows } = await test.deps.database.pool.query<{ row: string }>(
      'select to_jsonb(d)::text as row from intake_doors d where company_id = $1',
      [company.id],
    )
    expect(rows[0]?.row).not.toContain(path.replace('/enquiry/', ''))
  })

  it('need a name and a way to answer, and fields that the firm has; before the first save there is no address', async () => {
    test.setNow(begin)
    const company = await test.company()
    const owner = await company.person('superAdmin')
    const unsaved = await test.call(owner, api.intake.webForm, {})
    expect([unsaved.path, unsaved.settings.isOn]).toEqual([undefined, false])
    expect((await test.send(owner, api.intake.rotateWebForm, {})).status).toBe(409)
    const form = webFormOf(defaultTemplate())
    const refused = async (change: Partial<WebFormSettings>) => {
      const { status, body } = await test.send(owner, api.intake.saveWebForm, { ...form, ...change })
      return [status, body.message]
    }
    const asked = (target: 'firstName' | 'city', isRequired = true) => ({ target, isRequired })
    expect(await refused({ fields: [asked('city')] })).toEqual([
      400,
      'Ask for the first name, and make it required.',
    ])
    expect(await refused({ fields: [asked('firstName')] })).toEqual([
      400,
      'Ask for a phone number or an email address, and make one of them required.',
    ])
    const foreign = { target: customTarget(company.id), isRequired: false }
    expect(await refused({ fields: [...form.fields, foreign] })).toEqual([
      400,
      'A field does not exist any more. Please load the page again.',
    ])
    expect(await refused({ title: '' })).toEqual([400, 'Field is required'])
    expect(await refused({ title: 'x'.repeat(81) })).toEqual([400, 'Maximum length is 80'])
  })
})
