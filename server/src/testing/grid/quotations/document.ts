import type { quotationEndpoints } from '@foyer/contract/wire/quotations/document/endpoints'
import type { quotationLibraryEndpoints } from '@foyer/contract/wire/quotations/document/library-endpoints'
import type { quotationSendingEndpoints } from '@foyer/contract/wire/quotations/sending/endpoints'
import { alphaDocument, byLink } from '../../two-companies/furnish/quotations'
import type { RowsOf } from '../row'

const partOfIt = 'It tells the parts of this document apart, and nothing else.'

const begun = { kind: 'execution', isOpenReused: false } as const
const letter = {
  ...byLink,
  way: 'mail' as const,
  to: ['buyer-alpha@example.com'],
  subject: 'Alpha offer',
  message: 'Alpha offers.',
}

export const quotationRows: RowsOf<
  typeof quotationEndpoints & typeof quotationLibraryEndpoints & typeof quotationSendingEndpoints
> = {
  quotationsOfProject: {
    may: 'crm',
    calls: ({ quotedProject }) => [{ projectId: quotedProject }],
    clerk: ({ quotedProject }) => [{ projectId: quotedProject }],
    hidden: ({ hiddenProject }) => [{ projectId: hiddenProject }],
    passes: [404],
  },
  quotationsOfLead: {
    may: 'crm',
    calls: ({ bare }) => [{ leadId: bare }],
    clerk: ({ bare }) => [{ leadId: bare }],
    passes: [404],
  },
  createQuotation: {
    may: 'admins',
    calls: ({ quotedProject, project, sentQuotation, quotationTemplate }) => [
      { ...begun, projectId: quotedProject, from: { kind: 'blank' } },
      { ...begun, projectId: quotedProject, from: { kind: 'blank' }, isOpenReused: true },
      { ...begun, projectId: quotedProject, from: { kind: 'template', templateId: quotationTemplate } },
      { ...begun, projectId: project, from: { kind: 'copy', quotationId: sentQuotation } },
    ],
    passes: [404],
  },
  quotation: {
    may: 'crm',
    calls: ({ quotation, sentQuotation }) => [{ id: sentQuotation }, { id: quotation }],
    clerk: ({ sentQuotation }) => [{ id: sentQuotation }],
    hidden: ({ hiddenQuotation }) => [{ id: hiddenQuotation }],
    passes: [404],
  },
  saveQuotation: {
    may: 'admins',
    calls: ({ quotation }) => [
      { id: quotation, baseRevision: 2, document: alphaDocument('Alpha better offer') },
    ],
    unnamed: Object.fromEntries(
      ['sections[].id', 'sections[].items[].id', 'phases[].id', 'milestones[].id'].flatMap((place) => [
        [`document.${place}`, partOfIt],
        [`body.document.${place}`, partOfIt],
      ]),
    ),
    passes: [404],
  },
  quotationVersion: {
    may: 'crm',
    calls: ({ sentQuotation }) => [{ id: sentQuotation, version: 1 }],
    passes: [404],
  },
  deleteQuotation: { may: 'admins', calls: ({ quotation }) => [{ id: quotation }], passes: [404] },
  restoreQuotation: {
    may: 'admins',
    calls: ({ deletedQuotation }) => [{ id: deletedQuotation }],
    passes: [404],
  },
  knownItems: {
    may: 'crm',
    calls: () => [
      { kind: 'execution', search: 'alpha' },
      { kind: 'execution', search: '' },
    ],
  },
  quotationTemplates: { may: 'crm', calls: () => [{ kind: 'execution' }] },
  quotationTemplate: {
    may: 'crm',
    calls: ({ quotationTemplate, quotedProject }) => [
      { templateId: quotationTemplate },
      { templateId: quotationTemplate, projectId: quotedProject },
    ],
    hidden: ({ quotationTemplate, hiddenProject }) => [
      { templateId: quotationTemplate, projectId: hiddenProject },
    ],
    passes: [404],
  },
  saveTemplate: {
    may: 'admins',
    calls: ({ quotation }) => [{ quotationId: quotation, name: 'Alpha homes' }],
    passes: [404],
  },
  renameTemplate: {
    may: 'admins',
    calls: ({ quotationTemplate }) => [{ templateId: quotationTemplate, name: 'Alpha villas' }],
    passes: [404],
  },
  deleteTemplate: {
    may: 'admins',
    calls: ({ quotationTemplate }) => [{ templateId: quotationTemplate }],
    passes: [404],
  },
  restoreTemplate: {
    may: 'admins',
    calls: ({ deletedQuotationTemplate }) => [{ templateId: deletedQuotationTemplate }],
    passes: [404],
  },
  sendQuotation: {
    may: 'admins',
    calls: ({ quotation, sentQuotation }) => [
      { ...letter, id: quotation, baseRevision: 2 },
      { ...byLink, id: sentQuotation, baseRevision: 2 },
    ],
    passes: [404],
  },
  makeQuotationLink: {
    may: 'admins',
    calls: ({ sentQuotation }) => [{ id: sentQuotation, days: 30 }],
    passes: [404],
  },
  revokeQuotationLink: {
    may: 'admins',
    calls: ({ sentQuotation, quotationLink }) => [{ id: sentQuotation, linkId: quotationLink }],
    passes: [404],
  },
  voidQuotation: {
    may: 'admins',
    calls: ({ sentQuotation }) => [{ id: sentQuotation, reason: 'Alpha prices rose' }],
    passes: [404],
  },
}
