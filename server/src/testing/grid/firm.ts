import type { api } from '@foyer/contract/wire/api'
import type { OwnThings } from '../two-companies/own-things'
import type { RowsOf } from './row'

const textFile = { name: 'notes.txt', content: new Blob(['Notes']) }

const place = {
  role: 'Sales',
  rights: {
    crm: { edit: false, canAssign: false },
    quotation: { edit: false },
    pmt: { canCreateProject: false },
  },
  features: [],
}
const invitation = ({ designation }: OwnThings) => ({
  firstName: 'New',
  lastName: 'Person',
  email: 'new-person@example.com',
  role: 'Sales',
  designationId: designation,
})

export const companyRows: RowsOf<typeof api.company> = {
  settings: { may: 'admins', calls: () => [{}] },
  editSetup: { may: 'admins', calls: () => [{ isSetupByAdmins: false }] },
  editSettings: {
    may: 'admins',
    calls: ({ company, picture, project: own }) => [
      { kind: 'settings', change: { city: 'Pune' } },
      { kind: 'settings', change: { logo: `/files/${company}/${picture}` } },
      { kind: 'settings', change: { projectId: own, city: 'Pune' } },
      { kind: 'project', projectId: own },
    ],
    unnamed: { 'body.upiId': 'the name of an account at a bank' },
  },
  firstWeek: { may: 'admins', calls: () => [{}] },
  hideFirstWeek: { may: 'admins', calls: () => [{ isHidden: true }] },
  firstResponse: { may: 'crm', calls: () => [{}] },
  saveFirstResponse: {
    may: 'editors',
    calls: () => [
      {
        isWatched: true,
        officeHours: { days: [1, 2], from: '09:00', to: '17:00' },
        respondWithin: 20,
        escalateAfter: 60,
        giveOnAfter: 2,
      },
    ],
  },
}

export const peopleRows: RowsOf<typeof api.people> = {
  defaultRoles: { may: 'staff', calls: () => [{}] },
  designations: { may: 'staff', calls: () => [{}] },
  createDesignation: {
    may: 'admins',
    calls: () => [{ name: 'Drafter' }, { name: 'Alpha Drafter' }],
    passes: [409],
  },
  admins: { may: 'staff', calls: () => [{}] },
  teamOnboard: {
    may: 'admins',
    calls: (own) => [
      { rows: [invitation(own)] },
      { rows: [{ ...invitation(own), reportsTo: own.colleague, role: 'Alpha role' }] },
    ],
    passes: [400],
  },
  team: { may: 'admins', calls: () => [{}] },
  changeMember: {
    may: 'admins',
    calls: ({ colleague, designation, caller }) => [
      { memberId: colleague, ...place, designationId: undefined, reportsTo: undefined },
      { memberId: colleague, ...place, designationId: designation, reportsTo: caller },
    ],
    unnamed: {
      'seen.designationId': 'only compared with what is stored',
      'seen.reportsTo': 'only compared with what is stored',
    },
    passes: [404],
  },
  resetPassword: {
    may: 'admins',
    calls: ({ colleague }) => [{ memberId: colleague }],
    passes: [404],
    writesEverywhere: { members: 'a person has one password in all companies' },
  },
  resendInvitation: {
    may: 'admins',
    calls: ({ colleague }) => [{ memberId: colleague }],
    passes: [404],
    refused: 'the colleague has signed in already',
  },
  withdrawInvitation: {
    may: 'admins',
    calls: ({ colleague }) => [{ memberId: colleague }],
    passes: [404],
    refused: 'the colleague has signed in already',
  },
  setAbsence: {
    may: 'admins',
    calls: ({ colleague }) => [{ memberId: colleague, isAbsent: true }],
    passes: [404],
  },
  openLeads: { may: 'admins', calls: ({ colleague }) => [{ memberId: colleague }], passes: [404] },
  deactivate: { may: 'admins', calls: ({ colleague }) => [{ memberId: colleague }], passes: [404] },
  reactivate: { may: 'admins', calls: ({ former }) => [{ memberId: former }], passes: [404] },
  ownPlace: { may: 'staff', calls: () => [{}] },
  setOwnAbsence: { may: 'staff', calls: () => [{ isAbsent: true }] },
}

export const teamRows: RowsOf<typeof api.teams> = {
  list: { may: 'crm', calls: () => [{}] },
  available: { may: 'crm', calls: () => [{}] },
  members: { may: 'crm', calls: ({ team }) => [{ id: team }], passes: [404] },
  create: {
    may: 'editors',
    calls: ({ colleague, caller }) => [
      { name: 'Homes', memberIds: [colleague] },
      { name: 'Homes', memberIds: [colleague, caller] },
      { name: 'Alpha Homes', memberIds: [caller] },
    ],
    passes: [400],
  },
  update: {
    may: 'editors',
    calls: ({ team, deletedTeam, colleague, caller }) => [
      { kind: 'restore', id: deletedTeam },
      { kind: 'change', id: team, name: 'Offices', memberIds: [colleague, caller], seenAt: undefined },
    ],
    passes: [404],
  },
  remove: { may: 'editors', calls: ({ team }) => [{ id: team }], passes: [404] },
  leaders: { may: 'crm', calls: () => [{ withLeads: true }, { withLeads: false }] },
  colleagues: { may: 'staff', calls: () => [{}] },
  assignable: { may: 'crm', calls: () => [{}] },
  turn: { may: 'crm', calls: () => [{}] },
  saveWeights: {
    may: 'editors',
    calls: ({ colleague, caller }) => [
      { weights: [{ userId: colleague, weight: 3 }] },
      {
        weights: [
          { userId: colleague, weight: 1 },
          { userId: caller, weight: 0 },
        ],
      },
    ],
    passes: [400],
  },
  limits: { may: 'crm', calls: () => [{}] },
  saveLimits: {
    may: 'editors',
    calls: ({ team, limit }) => [
      { limits: [{ by: 'source', value: 'Alpha Fair', teamId: team }] },
      { limits: [{ id: limit, by: 'city', value: 'Pune', teamId: team }] },
    ],
    passes: [404],
  },
}

export const fileRows: RowsOf<typeof api.files> = {
  // The link is the right (C-155): changed in any place it opens nothing.
  download: {
    may: 'open',
    calls: ({ company, picture, linkUntil, linkSignature, pictureSignature }) => [
      { companyId: company, fileId: picture, as: undefined, until: linkUntil, signature: linkSignature },
      { companyId: company, fileId: picture, as: 'small', until: linkUntil, signature: pictureSignature },
    ],
    passes: [403],
  },
  upload: { may: 'signedIn', calls: () => [{ file: textFile }] },
  uploadByPut: { may: 'signedIn', calls: () => [{ file: textFile }] },
}

export const deletedRows: RowsOf<typeof api.deleted> = {
  list: { may: 'admins', calls: () => [{ search: undefined }, { search: 'Alpha' }] },
}

export const searchRows: RowsOf<typeof api.search> = {
  find: { may: 'staff', calls: () => [{ words: '' }, { words: 'alpha' }, { words: '984501' }] },
  opened: {
    may: 'staff',
    calls: ({ lead, project, sharedQuotation }) => [
      { leads: [lead], projects: [project], quotations: [sharedQuotation] },
    ],
    clerk: ({ lead }) => [{ leads: [lead], projects: [], quotations: [] }],
  },
}

export const jobRows: RowsOf<typeof api.jobs> = {
  failed: { may: 'admins', calls: () => [{}] },
  retry: { may: 'admins', calls: ({ job }) => [{ id: job }], passes: [404] },
}

export const placeRows: RowsOf<typeof api.places> = {
  search: { may: 'signedIn', calls: () => [{ text: 'Pune' }] },
  reverse: { may: 'signedIn', calls: () => [{ latitude: 18.52, longitude: 73.85 }] },
  coast: { may: 'signedIn', calls: () => [{ south: 18, west: 72, north: 19, east: 73 }] },
  towns: { may: 'signedIn', calls: () => [{ south: 18, west: 73, north: 19, east: 74 }] },
}
