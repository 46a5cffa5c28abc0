import { readFile } from 'node:fs/promises'
import { defaultTemplates } from '@foyer/contract/lead-mail/templates/defaults'
import { templateForm } from '@foyer/contract/lead-mail/templates/forms'
import { templateTypeOf, templateTypes } from '@foyer/contract/lead-mail/templates/model'
import { mailPlaces, unknownPlaces } from '@foyer/contract/lead-mail/templates/places'
import type { CallStatus } from '@foyer/contract/leads/model'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { describe, expect, it } from 'vitest'
import { asSystem } from '../../../context'
import { useTestApp } from '../../../testing/test-app'
import { richText } from '../../mail/service'
import { foundFirm } from '../../onboarding/service'

const test = useTestApp()

const storedOf = async (companyId: string) => {
  const { rows } = await test.deps.database.pool.query(
    'select type, name, subject, html from email_templates where company_id = $1 order by created_at',
    [companyId],
  )
  return rows
}

describe('C-068 the templates that ship', () => {
  it('L-235 are there for each of the types, keep the rules and name only what is filled in', () => {
    expect(new Set(defaultTemplates.map(({ type }) => type))).toEqual(new Set(templateTypes))
    for (const template of defaultTemplates) {
      expect(templateForm.parse(template)).toEqual(template)
      expect(unknownPlaces(template.subject + template.html, mailPlaces([]))).toEqual([])
      const { html } = richText(template.html)
      expect(html.replaceAll('<br />', '<br>')).toBe(template.html)
    }
  })

  it('L-116 L-117 the first for No Response is a callback mail, the first for Meeting a thank-you mail', () => {
    const firstOf = (status: CallStatus) =>
      defaultTemplates.find(({ type }) => type === templateTypeOf(status))
    const callback = firstOf('no-response')
    expect(callback?.subject).toBe('We tried to call you, {{firstName}}')
    expect(callback?.html).toContain('call me back')
    const thanks = firstOf('meeting')
    expect(thanks?.subject).toMatch(/^Thank you, /)
    expect(thanks?.html).toContain('Thank you for your time.')
  })

  it('are given to a new firm', async () => {
    const owner = { email: 'o@new.in', firstName: 'O', lastName: 'N', passwordHash: 'x', isTemporary: false }
    const { companyId } = await asSystem(test.deps, (scope) =>
      foundFirm(scope, { company: { name: 'New', timeZone: 'Asia/Kolkata' }, owner, appUrl: 'http://x' }),
    )
    expect(await storedOf(companyId)).toEqual(defaultTemplates)
  })

  it('were given to firms of before, once, and to nobody who had written their own', async () => {
    const file = new URL('../../../db/migrations/0019_lead_mail.sql', import.meta.url)
    const given = (await readFile(file, 'utf8'))
      .split('--> statement-breakpoint')
      .find((statement) => statement.includes('INSERT INTO email_templates'))
    const old = await test.company()
    const own = await test.company()
    const writer = await own.person('admin')
    const mine = { type: 1 as const, name: 'Mine', subject: 'Mine', html: '<p>Mine</p>' }
    await test.call(writer, templateEndpoints.addTemplate, mine)
    for (let times = 0; times < 2; times += 1) await test.deps.database.pool.query(given ?? '')
    expect(await storedOf(old.id)).toEqual(defaultTemplates)
    expect(await storedOf(own.id)).toEqual([mine])
  })
})
