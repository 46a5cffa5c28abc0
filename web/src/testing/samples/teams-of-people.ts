import type { Team, TeamPerson } from '@foyer/contract/teams/model'

export const idOf = (place: number) => `01990000-0000-7000-8000-00000000000${place}`

export const person = (place: number, fullName: string, role = 'Sales'): TeamPerson => ({
  id: idOf(place),
  fullName,
  role,
})
export const kavya = person(1, 'Kavya Menon')
export const aditya = person(2, 'Aditya Kulkarni', 'Senior Design Consultant')
export const sneha = person(3, 'Sneha Patil')
export const inTeam = (one: TeamPerson, isDeactivated = false) => ({ ...one, isDeactivated })

/** A team of two, except for what is said. */
export const makeTeam = (over: Partial<Team> = {}): Team => ({
  id: idOf(8),
  companyId: 'c1',
  name: 'Homes West',
  members: [inTeam(kavya), inTeam(aditya)],
  createdBy: 'Ira Malhotra',
  createdAt: '2026-11-11T20:00:00.000Z',
  updatedAt: '2026-11-12T05:00:00.000Z',
  ...over,
})
