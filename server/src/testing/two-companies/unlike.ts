import { randomUUID } from 'node:crypto'
import type { Rows } from '../copied-rows'
import { addressOfLead, farPage, type OwnThings, partnerOfKept, partnerOfLead } from './own-things'

type Row = Rows[string][number]

const abroad = {
  country: 'United States',
  country_code: 'US',
  dial_code: '+1',
  currency: 'USD',
  currency_symbol: '$',
  time_zone: 'America/Los_Angeles',
}

const hour = 3_600_000
const moved = (at: unknown, by: number) =>
  new Date(Date.parse(String(at)) + by).toISOString().replace('.000Z', '+00:00')

const doubleThere = ' alpha behind 9845010001 '

/** What is otherwise in the other company, although its rows are copies: whoever reads the wrong one must notice. */
const differences: Record<string, (row: Row, own: OwnThings) => Row> = {
  companies: () => abroad,
  reminder_preferences: () => ({ by_email: false }),
  push_choices: () => ({ unwanted: ['tasks'] }),
  // Another browser, and none of the tests of it is read.
  push_devices: ({ endpoint }) => ({ endpoint: `${endpoint}-there` }),
  lead_forms: () => ({ generation: 1 }),
  settings_versions: ({ version }) => ({ version: Number(version) + 50 }),
  // A stage that is empty here is not empty there, whom one writes to is somebody else, and a lead waits for somebody.
  // What is archived here is not there.
  leads: ({ id }, { double, lead, moved, emptyStage, archived }) => ({
    ...(id === archived && { archived_at: null }),
    ...(id === double && { stage_id: emptyStage }),
    ...(id === lead && { email: partnerOfLead }),
    ...(id === moved && { assignee_id: null }),
  }),
  // Whoever looks for something else here finds this one there.
  lead_search: ({ lead_id: lead }, { double }) => (lead === double ? { text: doubleThere } : {}),
  // A lead without the tag has it there.
  lead_tags: ({ lead_id: lead, tag_id: tagId }, { sibling, behind, shifted, tag, called, kept }) => ({
    ...(lead === sibling && { lead_id: behind }),
    ...(lead === shifted && { lead_id: tagId === tag ? called : kept }),
  }),
  // Another lead was merged into this one there.
  lead_merges: ({ kept_id: into }, { kept, lead }) => (into === kept ? { merged_id: lead } : {}),
  // A lead has the address of a client there.
  lead_identities: ({ value }) => ({
    value: value === partnerOfKept ? 'client-alpha@example.com' : String(value).replace('9845019', '9845099'),
  }),
  // A client has the address of a lead, and mails and bells are about it.
  clients: ({ id }, { patron }) => (id === patron ? { email: addressOfLead } : {}),
  // The mails to many go to the lead there, and one has the id of a mail that is no more.
  mails: ({ batch_id: sentWith, subject }, { lead, batch, erasedMail }) => ({
    lead_ids: [lead],
    ...(sentWith !== null && { batch_id: batch, recipient: addressOfLead }),
    ...(/ offer$/.test(String(subject)) && { id: erasedMail }),
  }),
  notifications: (_row, { lead }) => ({ lead_ids: [lead] }),
  // The lead wants no mails to many there.
  unsubscribed_addresses: ({ address }) =>
    String(address).startsWith('nobody') ? { address: addressOfLead } : {},
  // The same source goes to a team there.
  assignment_limits: () => ({ value: 'Alpha Fair' }),
  // The list was put into an order there.
  designations: () => ({ position: 50 }),
  // The first conversion, and the last move, are those there.
  lead_history: ({ kind, at }) => ({ at: moved(at, kind === 'converted' ? -hour : hour) }),
  // What is asked of one lead here is asked of another there, and nothing has answered it.
  unanswered_calls: ({ lead_id: asked, at }, { lead, behind }) =>
    asked === lead ? { lead_id: behind, at: moved(at, 2 * hour) } : {},
  // Who is on the way set out an hour later there.
  site_visits: ({ on_the_way_at: at }) => ({ on_the_way_at: at && moved(at, hour) }),
  // Just as many as come before the far page, in a week after all others.
  lead_weeks: ({ assignee_id: assignee }, { absentee }) =>
    assignee === absentee ? { week: '2026-06-01', leads: farPage.limit * farPage.page } : { leads: 0 },
  // Somebody else is in the team.
  project_members: ({ user_id: user }, { caller, absentee }) =>
    user === caller ? { user_id: absentee } : {},
  // A client who has one project here has two there.
  projects: ({ id }, { deletedProject, beginner }) => (id === deletedProject ? { client_id: beginner } : {}),
  // A firm gives each number once, and the other firm has two copies of each quotation; what is written here was sent there.
  quotations: ({ id, number }) => (number === null ? { version: 1 } : { number: `${number} ${id}` }),
  quotation_answers: ({ at }) => ({ at: moved(at, hour) }),
  // A link is found by its id alone, so there are no two of one id; those there are of the quotation that was sent here.
  quotation_links: ({ id }, { quotationLink, sentQuotation, sharedToken }) =>
    id === quotationLink || sharedToken.startsWith(String(id))
      ? { id: randomUUID() }
      : { quotation_id: sentQuotation },
  // A pair of stages that has no rule here has one there.
  transition_rules: (row, { strictStage, emptyStage }) =>
    row.to_stage_id === strictStage ? { to_stage_id: emptyStage } : {},
  // A stage in which a lead is open here has ended there.
  stages: ({ kind }) => (kind === 'assigned' ? { kind: 'lost' } : {}),
}

/** Later in every order. */
const later = ({ sequence }: Row): Row => (typeof sequence === 'number' ? { sequence: sequence + 50 } : {})

export const unlike = (table: string, row: Row, own: OwnThings): Row => ({
  ...row,
  ...later(row),
  ...differences[table]?.(row, own),
})
