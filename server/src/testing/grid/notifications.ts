import type { api } from '@foyer/contract/wire/api'
import { partnerOfLead } from '../two-companies/own-things'
import type { RowsOf } from './row'

const bell = { text: 'News', feature: 'LMS', link: '/lms/' }

const mail = { kind: 'email' as const, subject: 'News', body: 'News', replyTo: undefined }

export const notificationRows: RowsOf<typeof api.notifications> = {
  list: {
    may: 'signedIn',
    calls: () => [
      { tab: 'all', search: undefined, limit: 40, skip: 0 },
      { tab: 'all', search: 'Alpha', limit: 40, skip: 0 },
    ],
  },
  unread: { may: 'signedIn', calls: () => [{}] },
  read: { may: 'signedIn', calls: ({ notification }) => [{ ids: [notification] }] },
  readAll: { may: 'signedIn', calls: () => [{}] },
  rules: { may: 'staff', calls: () => [{ feature: 'LMS' }] },
  send: {
    may: 'staff',
    calls: ({ colleague, caller }) => [
      { kind: 'bell', ...bell, extraIds: [] },
      { kind: 'bell', ...bell, extraIds: [colleague, caller] },
      { kind: 'bell-to-people', ...bell, recipientIds: [colleague, caller], projectName: undefined },
      { ...mail, recipients: [partnerOfLead] },
      {
        ...mail,
        recipients: ['lead-alpha@example.com', 'colleague-alpha@example.com', 'client-alpha@example.com'],
      },
    ],
  },
}
