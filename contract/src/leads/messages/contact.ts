import type { MessagePlace } from '../work/contact'
import type { ContactChannel } from '../work/history'

export const contactTexts = {
  call: (name: string) => `Call ${name}`,
  whatsApp: (name: string) => `WhatsApp ${name}`,
  email: (name: string) => `Email ${name}`,
  callShort: 'Call',
  whatsAppShort: 'WhatsApp',
  visit: 'Site visit',
  visitOf: (name: string) => `Site visit: ${name}`,
  openChat: 'Open the chat',
  messages: 'Send a message',
  messagesFailed: 'The messages could not be loaded.',
  notLogged: 'This could not be written into the history of the lead.',
} as const

export const outcomeTexts = {
  title: {
    call: (name: string) => `How did the call with ${name} go?`,
    whatsapp: (name: string) => `How did the chat with ${name} go?`,
    later: (name: string) => `How did it go with ${name}?`,
  } satisfies Record<ContactChannel | 'later', (name: string) => string>,
  called: 'Called',
  notCalled: 'Not called',
  typed: 'What you have typed here is not saved yet.',
  saveReason: 'Save',
  back: 'Back',
  wait: (name: string) => `${name} waits in My Day`,
  waitFailed: 'This could not be kept in My Day.',
  undone: (name: string) => `${name}: the call has been taken back`,
  dismiss: 'Ask me later',
  more: 'Comment or another time',
  comment: 'Comment',
  next: 'Next callback',
  time: 'Time',
  kind: 'Next step',
  saved: (name: string, outcome: string) => `${name}: ${outcome}`,
  savedNext: (name: string, outcome: string, when: string) => `${name}: ${outcome}. Next callback ${when}`,
  failed: 'The outcome could not be saved.',
} as const

export const messagePlaceTexts: Record<MessagePlace, string> = {
  leadName: 'Lead Name',
  firstName: 'First Name',
  sender: 'Your name',
  company: 'Your company',
  followUp: 'Follow-up',
}
