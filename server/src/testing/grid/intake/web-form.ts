import type { webFormEndpoints } from '@foyer/contract/wire/intake/web-form/endpoints'
import type { enquiryEndpoints } from '@foyer/contract/wire/intake/web-form/enquiry-endpoints'
import { ownWebForm } from '../../builders/web-form'
import type { RowsOf } from '../row'

const enquiry = (formStamp: string, name: string) =>
  new URLSearchParams({
    firstName: name,
    lastName: 'Guest',
    phone: '9845017778',
    utm_campaign: 'Alpha Days',
    stamp: formStamp,
  }).toString()

const whose = 'Whoever knows the key of a form is a visitor of the firm whose key it is.'

const shown = 'It is locked into the address of the preview, whatever it says.'

export const webFormRows: RowsOf<typeof webFormEndpoints & typeof enquiryEndpoints> = {
  webForm: { may: 'crm', calls: () => [{}] },
  saveWebForm: {
    may: 'editors',
    calls: ({ field }) => [ownWebForm(field), { ...ownWebForm(field), isOn: false, title: 'Alpha closed' }],
    passes: [400],
  },
  previewWebForm: {
    may: 'editors',
    calls: ({ field }) => [ownWebForm(field)],
    passes: [400],
    indifferent: { title: shown, source: shown },
  },
  rotateWebForm: { may: 'editors', calls: () => [{}], passes: [409] },
  enquiryForm: {
    may: 'open',
    calls: ({ formKey }) => [
      { key: formKey, isEmbedded: false, draft: '', trail: {}, referer: undefined },
      { key: formKey, isEmbedded: true, draft: '', trail: {}, referer: 'https://example.com/' },
    ],
    passes: [404],
    readsEverywhere: { intake_doors: whose },
  },
  sendEnquiry: {
    may: 'open',
    calls: ({ formKey, formStamp }) => [
      { key: formKey, isEmbedded: false, body: enquiry(formStamp, 'Guest') },
      { key: formKey, isEmbedded: false, body: enquiry(formStamp, '') },
    ],
    passes: [404],
    refused: 'Thanks are another page, to which it leads (303); what is wrong is said in the form (422).',
    readsEverywhere: { intake_doors: whose },
  },
  enquiryThanks: {
    may: 'open',
    calls: ({ formKey }) => [{ key: formKey, isEmbedded: false }],
    passes: [404],
    readsEverywhere: { intake_doors: whose },
  },
  enquiryLogo: {
    may: 'open',
    calls: ({ formKey }) => [{ key: formKey, draft: '' }],
    passes: [404],
    readsEverywhere: { intake_doors: whose },
  },
  enquiryScript: { may: 'open', calls: () => [{}] },
}
