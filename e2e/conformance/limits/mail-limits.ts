import type { TemplateType } from '@foyer/contract/lead-mail/templates/model'
import type { CallStatus } from '@foyer/contract/leads/model'
import { type Binding, is, reads, travels } from './binding'

type TypeOf = (status: CallStatus) => TemplateType
const typeOf = 'lead-mail/templates/model templateTypeOf'

export const mailLimitBindings: Record<string, Binding> = {
  'email.templateTypes': reads<TypeOf>(typeOf, (type) => ({
    'follow up': type('follow-up'),
    'not interested': type('not-interested'),
    'no response': type('no-response'),
    'meeting schedule': type('meeting'),
    other: type('interested'),
  })),
  'email.templateTypes.keys': reads<TypeOf>(typeOf, (type) => ({
    followUp: type('follow-up'),
    not_interested: type('not-interested'),
    no_response: type('no-response'),
    meeting_schedule: type('meeting'),
    other: type('new'),
  })),
  'email.templateTypes.fetched': is('lead-mail/templates/model templateTypes'),
  'entity.emailTemplate': travels('wire/lead-mail/templates/endpoints templateEndpoints.templates'),
  'entity.attachment': travels('wire/lead-mail/letters/endpoints letterEndpoints.sendLetter', 'request'),
}
