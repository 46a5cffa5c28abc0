import type { ProjectStage } from '@foyer/contract/projects/record/model'
import type { StaffKey } from './model'

interface ProjectTask {
  title: string
  for: StaffKey
  /** Counted from today. */
  dueDay: number
  /** Days ago. */
  isDone?: number
}

export interface BelievableProject {
  stage: ProjectStage
  /** Counted from today: when the work begins, and when it is to be handed over. */
  startDay: number
  endDay: number
  admin: StaffKey
  team: StaffKey[]
  scope: string
  tasks: ProjectTask[]
}

/** What became of the won leads of a studio, the most recent first. */
export const projectsOfWonLeads: BelievableProject[] = [
  {
    stage: 'planning',
    startDay: 9,
    endDay: 130,
    admin: 'admin',
    team: ['sales1', 'sales3'],
    scope: 'Full home interiors. Measurements are taken, the brief is signed.',
    tasks: [
      { title: 'Measure the balcony again, the builder moved the wall', for: 'sales3', dueDay: 4 },
      { title: 'Collect the brief with the list of rooms', for: 'sales1', dueDay: -6, isDone: 7 },
    ],
  },
  {
    stage: 'design',
    startDay: -21,
    endDay: 110,
    admin: 'sales1',
    team: ['sales3', 'sales4'],
    scope: 'Interior design for all rooms; modular kitchen and wardrobes from our factory.',
    tasks: [
      { title: 'Second round of kitchen drawings', for: 'sales4', dueDay: 3 },
      { title: 'Moodboard for the living room', for: 'sales3', dueDay: -9, isDone: 9 },
    ],
  },
  {
    stage: 'design',
    startDay: -34,
    endDay: 96,
    admin: 'admin',
    team: ['sales2', 'sales5'],
    scope: 'Design and execution. False ceiling, lighting and a home office in the guest room.',
    tasks: [{ title: 'Show laminate and veneer samples', for: 'sales5', dueDay: 5 }],
  },
  {
    stage: 'execution',
    startDay: -70,
    endDay: 42,
    admin: 'sales2',
    team: ['sales5', 'sales6', 'admin'],
    scope: 'Civil changes, electrical, carpentry and painting.',
    tasks: [
      { title: 'Check the waterproofing of both bathrooms', for: 'admin', dueDay: 6 },
      { title: 'Order switches and sockets', for: 'sales5', dueDay: -12, isDone: 13 },
      { title: 'Approve the shop drawings of the wardrobes', for: 'sales2', dueDay: -20, isDone: 19 },
    ],
  },
  {
    stage: 'execution',
    startDay: -88,
    endDay: 25,
    admin: 'sales1',
    team: ['sales4'],
    scope: 'Kitchen, utility and two bedrooms; stone and carpentry are on site.',
    tasks: [{ title: 'Snag list of the carpentry', for: 'sales4', dueDay: 7 }],
  },
  {
    stage: 'execution',
    startDay: -61,
    endDay: 58,
    admin: 'admin',
    team: ['sales1', 'sales2'],
    scope: 'Fit-out: partitions, workstations, pantry and a meeting room.',
    tasks: [],
  },
  {
    stage: 'on-hold',
    startDay: -52,
    endDay: 120,
    admin: 'sales2',
    team: ['sales6'],
    scope: 'Renovation. Waiting for the permission of the society.',
    tasks: [],
  },
  {
    stage: 'handover',
    startDay: -140,
    endDay: 6,
    admin: 'sales1',
    team: ['sales3', 'sales4'],
    scope: 'Full home interiors. Cleaning and the last snags are left.',
    tasks: [{ title: 'Hand over keys and warranty cards', for: 'sales1', dueDay: 6 }],
  },
  {
    stage: 'done',
    startDay: -205,
    endDay: -41,
    admin: 'admin',
    team: ['sales2'],
    scope: 'Living room, two bedrooms and the puja room.',
    tasks: [{ title: 'Photograph the finished rooms', for: 'sales2', dueDay: -38, isDone: 37 }],
  },
  {
    stage: 'done',
    startDay: -230,
    endDay: -72,
    admin: 'sales2',
    team: ['sales5'],
    scope: 'Modular kitchen with island and utility.',
    tasks: [],
  },
]

/** Behind quotations of leads that are not won yet. */
export const drafts: { admin: StaffKey; team: StaffKey[] }[] = [
  { admin: 'admin', team: ['sales1'] },
  { admin: 'admin', team: ['sales2'] },
]

/** The home of the client who can sign in. */
export const projectOfClient: BelievableProject & { name: string; value: number } = {
  name: 'Kapoor residence',
  stage: 'execution',
  value: 2_840_000,
  startDay: -56,
  endDay: 48,
  admin: 'admin',
  team: ['sales1', 'sales4'],
  scope: '3 BHK, full home interiors: kitchen, wardrobes, false ceiling, lighting and soft furnishing.',
  tasks: [
    { title: 'Confirm the marble of the foyer with Rhea', for: 'sales1', dueDay: 4 },
    { title: 'Electrical points marked on site', for: 'sales4', dueDay: -15, isDone: 16 },
  ],
}
