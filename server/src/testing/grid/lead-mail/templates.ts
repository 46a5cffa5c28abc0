import type { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import type { RowsOf } from '../row'

const draft = { type: 1 as const, name: 'Grid', subject: 'Hi {{firstName}}', html: '<p>Hello {{city}}</p>' }

export const templateRows: RowsOf<typeof templateEndpoints> = {
  templates: { may: 'crm', calls: () => [{}, { types: [4, 6] }] },
  addTemplate: {
    may: 'editors',
    calls: ({ company, picture }) => [
      draft,
      { ...draft, name: 'Alpha welcome' },
      { ...draft, html: `<p>Look:</p><img src="/files/${company}/${picture}">` },
    ],
    passes: [409],
  },
  editTemplate: {
    may: 'editors',
    calls: ({ template, otherTemplate, deletedTemplate }) => [
      { kind: 'change', id: template, seenAt: undefined, ...draft },
      { kind: 'change', id: otherTemplate, seenAt: undefined, ...draft, name: 'Alpha welcome' },
      { kind: 'delete', id: template },
      { kind: 'restore', id: deletedTemplate },
    ],
    passes: [404],
  },
  fillTemplate: {
    may: 'crm',
    calls: ({ template, lead }) => [
      { subject: 'Hi {{firstName}}', html: '<p>{{company}}, {{sender}}, {{stage}}, {{assignee}}</p>' },
      { templateId: template, leadId: lead },
    ],
    clerk: ({ template, lead }) => [{ templateId: template }, { templateId: template, leadId: lead }],
  },
  testTemplate: {
    may: 'editors',
    calls: ({ lead }) => [
      { subject: 'Hi {{firstName}}', html: '<p>{{company}}</p>' },
      { subject: 'Hi {{firstName}}', html: '<p>{{company}}</p>', leadId: lead },
    ],
    passes: [404],
  },
}
