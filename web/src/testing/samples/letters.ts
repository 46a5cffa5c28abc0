import type { Letter } from '@foyer/contract/lead-mail/letters/forms'
import type { EmailTemplate, TemplateType } from '@foyer/contract/lead-mail/templates/model'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import type { fakeServer } from '../fake-server'
import { leadId } from './lead-detail'
import { serveLeadPage } from './lead-page'

const template = (place: number, type: TemplateType, name: string): EmailTemplate => ({
  id: leadId(700 + place),
  type,
  name,
  subject: `${name} for {{firstName}}`,
  html: `<p>Dear {{firstName}}, ${name.toLowerCase()}.</p>`,
  updatedAt: '2026-11-10T05:12:00.000Z',
})

export const someTemplates = [
  template(1, 1, 'Follow up'),
  template(2, 4, 'Callback'),
  template(3, 5, 'Another time'),
  template(4, 6, 'Thank you'),
]

/** A lead whom one can write to; what is written is kept, oldest first. */
export function serveLetters(server: ReturnType<typeof fakeServer>, lead: LeadDetail) {
  const world = {
    page: serveLeadPage(server, { lead }),
    templates: someTemplates,
    letters: [] as Letter[],
    /** Leads that want no question any more. */
    unasked: [] as string[],
  }
  server.on(templateEndpoints.templates, () => ({ reply: world.templates }))
  server.on(templateEndpoints.fillTemplate, ({ templateId }) => {
    const { subject = '', html = '' } = world.templates.find(({ id }) => id === templateId) ?? {}
    const filled = (text: string) => text.replaceAll('{{firstName}}', lead.firstName)
    return { reply: { subject: filled(subject), html: filled(html), lead: undefined, values: {} } }
  })
  server.on(letterEndpoints.sendLetter, (letter) => {
    world.letters.push(letter)
    return { reply: { id: leadId(900), leadId: lead.id, sendAt: letter.sendAt } }
  })
  server.on(leadCaptureEndpoints.addEdit, (save) => {
    if (save.kind === 'no-email-prompt') world.unasked.push(save.leadId)
    return { reply: { id: lead.id, updatedAt: lead.updatedAt } }
  })
  return world
}
