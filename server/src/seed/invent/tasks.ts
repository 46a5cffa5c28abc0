import type { TaskPriority } from '@foyer/contract/tasks/model'
import type { StaffKey as Who } from './model'

export interface BelievableTask {
  for: Who
  by: Who
  /** {first} is the client's first name; whether it concerns one of the person's leads. */
  title: string
  isOfLead: boolean
  note?: string
  priority?: TaskPriority
  /** Counted from today. */
  dueDay: number
  dueTime?: string
  /** Days ago. */
  isDone?: number
}

const own = (who: Who) => ({ for: who, by: who })

/** The tasks of a studio: some late, some for today, most for this week, some done. */
export const tasks: BelievableTask[] = [
  {
    ...own('sales1'),
    title: 'Send the revised kitchen quote to {first}',
    isOfLead: true,
    dueDay: -2,
    dueTime: '17:00',
    priority: 'high',
    note: 'With the tall unit left out; they compare with a carpenter.',
  },
  {
    ...own('sales1'),
    title: 'Confirm the site visit with {first}',
    isOfLead: true,
    dueDay: 0,
    dueTime: '11:30',
  },
  {
    ...own('sales1'),
    title: 'Share three reference projects with {first}',
    isOfLead: true,
    dueDay: 1,
    dueTime: '10:00',
  },
  {
    for: 'sales1',
    by: 'admin',
    title: 'Check the discount asked for by {first}',
    isOfLead: true,
    dueDay: 2,
    priority: 'high',
    note: 'Nothing above 6 percent without Ira.',
  },
  {
    ...own('sales1'),
    title: 'Measure the balcony at {first}’s flat',
    isOfLead: true,
    dueDay: 5,
    dueTime: '15:30',
  },
  { ...own('sales1'), title: 'Send floor plans to {first}', isOfLead: true, dueDay: -4, isDone: 3 },
  {
    ...own('sales2'),
    title: 'Call {first} about the possession date',
    isOfLead: true,
    dueDay: -1,
    dueTime: '12:00',
    priority: 'high',
  },
  { ...own('sales2'), title: 'Prepare the laminate samples for {first}', isOfLead: true, dueDay: 0 },
  {
    ...own('sales2'),
    title: 'Follow up with {first} on the proposal',
    isOfLead: true,
    dueDay: 3,
    dueTime: '10:00',
  },
  {
    for: 'sales2',
    by: 'owner',
    title: 'Invite {first} to the studio',
    isOfLead: true,
    dueDay: 4,
    dueTime: '16:00',
    note: 'Show the matte finishes.',
  },
  { ...own('sales2'), title: 'Send the payment schedule to {first}', isOfLead: true, dueDay: -3, isDone: 2 },
  { ...own('sales3'), title: 'Follow up with {first}', isOfLead: true, dueDay: -1, dueTime: '10:00' },
  {
    ...own('sales3'),
    title: 'Get the builder’s drawing from {first}',
    isOfLead: true,
    dueDay: 1,
    dueTime: '12:15',
  },
  {
    for: 'sales3',
    by: 'sales1',
    title: 'Visit {first} together with the designer',
    isOfLead: true,
    dueDay: 2,
    dueTime: '17:00',
    priority: 'high',
  },
  { ...own('sales3'), title: 'Thank {first} for the referral', isOfLead: true, dueDay: 6, priority: 'low' },
  { ...own('sales4'), title: 'Ask {first} for the budget', isOfLead: true, dueDay: 0, dueTime: '18:00' },
  { ...own('sales4'), title: 'Follow up with {first}', isOfLead: true, dueDay: 3, dueTime: '11:00' },
  {
    for: 'sales4',
    by: 'sales1',
    title: 'Send the warranty terms to {first}',
    isOfLead: true,
    dueDay: -2,
    isDone: 1,
  },
  {
    ...own('sales5'),
    title: 'Call {first} again after office hours',
    isOfLead: true,
    dueDay: -3,
    dueTime: '19:00',
  },
  {
    ...own('sales5'),
    title: 'Send the wardrobe options to {first}',
    isOfLead: true,
    dueDay: 1,
    dueTime: '10:00',
  },
  {
    ...own('sales5'),
    title: 'Ask {first} to sign the drawings',
    isOfLead: true,
    dueDay: 6,
    dueTime: '13:00',
    priority: 'high',
  },
  {
    ...own('owner'),
    title: 'Look at the quotation for {first} before it goes out',
    isOfLead: true,
    dueDay: -1,
    dueTime: '18:00',
    priority: 'high',
  },
  {
    ...own('owner'),
    title: 'Review the targets of the month with the team',
    isOfLead: false,
    dueDay: 0,
    dueTime: '17:30',
    note: 'Homes West is behind on site visits.',
  },
  {
    for: 'owner',
    by: 'admin',
    title: 'Meet {first} at the site',
    isOfLead: true,
    dueDay: 2,
    dueTime: '11:00',
  },
  {
    ...own('owner'),
    title: 'Order new tile samples for the studio',
    isOfLead: false,
    dueDay: 5,
    priority: 'low',
  },
  { ...own('owner'), title: 'Call {first} after the handover', isOfLead: true, dueDay: -2, isDone: 1 },
  {
    for: 'admin',
    by: 'owner',
    title: 'Book the stall for the home expo',
    isOfLead: false,
    dueDay: 3,
    note: 'Same place as last year if it is free.',
  },
]
