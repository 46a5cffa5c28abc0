import type { letterEndpoints } from '@foyer/contract/wire/lead-mail/letters/endpoints'
import { addressOfLead } from '../../two-companies/own-things'
import type { RowsOf } from '../row'

const letter = { subject: 'Grid', html: '<p>Grid</p>' }

export const letterRows: RowsOf<typeof letterEndpoints> = {
  sendLetter: {
    may: 'editors',
    calls: ({ lead, company, picture, template }) => [
      {
        ...letter,
        leadId: lead,
        to: [addressOfLead],
        attachments: [{ filename: 'plan.png', path: `/files/${company}/${picture}` }],
        templateId: template,
      },
      { ...letter, to: [addressOfLead], attachments: [] },
    ],
    passes: [400, 404],
  },
  leadMail: {
    may: 'crm',
    calls: ({ failedMail, answer }) => [{ id: failedMail }, { id: answer }],
    passes: [404],
  },
  retryMail: { may: 'editors', calls: ({ failedMail }) => [{ id: failedMail }], passes: [404] },
  cancelMail: { may: 'editors', calls: ({ waitingMail }) => [{ id: waitingMail }], passes: [404] },
}
