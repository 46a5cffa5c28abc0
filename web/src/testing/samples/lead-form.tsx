import { defaultTemplate, presetWorkTypes } from '@foyer/contract/fields/defaults'
import { fieldReplies } from '@foyer/contract/fields/messages'
import type { Choice, CustomField, FieldType, FormGeneration, LeadForm } from '@foyer/contract/fields/model'
import type { Duplicate } from '@foyer/contract/leads/duplicates/model'
import type { Team } from '@foyer/contract/teams/model'
import { fieldEndpoints } from '@foyer/contract/wire/fields'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { PasteMessage } from '../../features/intake/pasted/paste-message'
import { LeadDialogs } from '../../features/leads/lead-dialogs'
import { AddLeadButton } from '../../features/leads/record/capture/add-lead-button'
import { AddLeadPlace } from '../../features/leads/record/capture/add-lead-place'
import type { fakeServer } from '../fake-server'
import { renderAt } from '../render'

export const idOf = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

export const makeField = (
  number: number,
  name: string,
  type: FieldType,
  over: Partial<CustomField> = {},
): CustomField => ({
  id: idOf(700 + number),
  name,
  type,
  sections: [0, 1],
  isRequired: false,
  options: type === 'dropdown' ? ['Villa', 'Apartment'] : [],
  isDefault: false,
  ...over,
})

export const kavya = { id: idOf(11), fullName: 'Kavya Menon', role: 'Sales', email: 'kavya@malhardesign.in' }
export const rohan = { id: idOf(12), fullName: 'Rohan Shah', role: 'Sales', email: 'rohan@malhardesign.in' }
export const south: Team = {
  id: idOf(21),
  companyId: idOf(1),
  name: 'Studio South',
  members: [{ id: rohan.id, fullName: rohan.fullName, role: 'Sales', isDeactivated: false }],
  createdBy: undefined,
  createdAt: undefined,
  updatedAt: '2026-11-01T05:00:00.000Z',
}

export interface FormWorld {
  generation: FormGeneration
  fields: CustomField[]
  template: LeadForm['fields']
  duplicates: Duplicate[]
}

/** Answers everything that a lead form asks before it is saved. */
export function serveLeadForm(
  server: ReturnType<typeof fakeServer>,
  over: Partial<FormWorld> = {},
): FormWorld {
  const world: FormWorld = { generation: 1, fields: [], template: defaultTemplate(), duplicates: [], ...over }
  const lists: Record<'sources' | 'names', Choice[]> = {
    sources: [{ id: idOf(31), name: 'Instagram' }],
    names: [{ id: idOf(32), name: 'Reel' }],
  }
  const scopes: string[] = [...presetWorkTypes]
  server.on(fieldEndpoints.leadForm, () => ({
    reply: { form: { id: idOf(2), generation: world.generation, fields: world.template }, isAlone: false },
  }))
  server.on(fieldEndpoints.listNew, () => ({
    reply: world.fields.filter(({ sections }) => sections.includes(0)),
  }))
  server.on(fieldEndpoints.listCorporate, () => ({
    reply: { fields: world.fields.filter(({ sections }) => sections.includes(1)), primaryContact: [] },
  }))
  server.on(fieldEndpoints.sources, () => ({ reply: lists.sources }))
  server.on(fieldEndpoints.sourceNames, () => ({ reply: lists.names }))
  server.on(fieldEndpoints.workScopes, () => ({ reply: scopes }))
  server.on(fieldEndpoints.addSource, ({ name }) => {
    lists.sources.push({ id: idOf(33), name })
    return { reply: { message: fieldReplies.sourceAdded, name } }
  })
  server.on(fieldEndpoints.addSourceName, ({ name }) => {
    lists.names.push({ id: idOf(34), name })
    return { reply: { message: fieldReplies.sourceNameAdded, name } }
  })
  server.on(fieldEndpoints.addWorkScope, ({ name }) => {
    scopes.push(name)
    return { reply: { message: fieldReplies.workScopeAdded, name } }
  })
  server.on(teamEndpoints.list, () => ({ reply: [south] }))
  server.on(teamEndpoints.members, () => ({ reply: south.members }))
  server.on(teamEndpoints.assignable, () => ({ reply: [kavya, rohan] }))
  server.on(leadCaptureEndpoints.duplicates, () => ({ reply: world.duplicates }))
  return world
}

/** The dialogs about leads at an address, with the button that opens one. */
export const renderLeadDialogs = (address: string) =>
  renderAt(address, [
    {
      path: '*',
      element: (
        <>
          <AddLeadButton />
          <AddLeadPlace paste={PasteMessage} />
          <LeadDialogs />
        </>
      ),
    },
  ])

/** The field under a label, asterisk or not. By hand: asking for roles takes long in forms of this size. */
export function fieldCalled(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].filter(
    (one) => one.firstChild?.textContent === label && one.control?.closest('[role="dialog"]'),
  )
  const [field, ...others] = found.map(({ control }) => control)
  if (!field || others.length > 0) throw new Error(`${found.length} fields are called ${label}`)
  return field as HTMLInputElement
}
