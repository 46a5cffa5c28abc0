import type { LeadDetail, LeadEdit } from '@foyer/contract/leads/record/draft'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import type { NewProject } from '@foyer/contract/projects/conversion/model'
import { conversionToasts } from '@foyer/contract/projects/conversion/wizard-limits'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { ProjectSlot } from '../../../../shell/project-slot'
import { fakeServer } from '../../../../testing/fake-server'
import { whyLocked } from '../../../../testing/locked'
import { renderAt } from '../../../../testing/render'
import { detailOf, leadAt, leadId } from '../../../../testing/samples/lead-detail'
import { signInAs } from '../../../../testing/samples/people'
import { shownFor } from '../../../../testing/toasts'
import { OlderMenu } from '../../../leads/record/details/older/older-menu'
import { SendQuotationButton } from '../../../leads/work/project/send-quotation-button'
import { quotationAddress } from './quotation-address'

const user = userEvent.setup()
const [clientId, projectId, personId] = ['c1', 'd1', 'a1'].map(
  (end) => `01990000-0000-7000-8000-0000000000${end}`,
) as [string, string, string]
let server: ReturnType<typeof fakeServer>
let done: string[]
let projects: NewProject[]

beforeEach(() => {
  localStorage.clear()
  server = fakeServer()
  done = []
  projects = []
})

const iyer = (changes: Partial<LeadDetail> = {}) =>
  detailOf(leadAt(1, { firstName: 'Anita', lastName: 'Iyer', email: 'anita@example.in' }), {
    assignee: { id: personId, fullName: 'Kavya Menon', email: 'kavya@example.in' },
    ...changes,
  })

function serve(lead: LeadDetail, { isKnownClient = false } = {}) {
  let now = lead
  server.on(leadCaptureEndpoints.byId, () => ({ reply: now }))
  server.on(leadCaptureEndpoints.edit, (edit: LeadEdit) => {
    if (edit.kind === 'change') now = { ...now, email: edit.change.email }
    done.push(`email ${edit.kind === 'change' && edit.change.email}`)
    return { reply: { id: edit.id, updatedAt: '2026-11-18T06:00:00.000Z' } }
  })
  server.on(projectEndpoints.addClient, ({ email }) => {
    done.push(`client ${email}`)
    return { reply: { id: clientId, name: 'Anita Iyer', isKnownClient } }
  })
  server.on(projectEndpoints.add, (project) => {
    done.push('project')
    projects.push(project)
    return { reply: { id: projectId } }
  })
  server.on(projectEndpoints.linkLead, ({ projectId: linked }) => {
    done.push('link')
    now = { ...now, projectId: linked }
    return { reply: { message: 'linked' } }
  })
}

const show = (who: Parameters<typeof signInAs>[1] = {}) => {
  signInAs(server, who)
  const page = (
    <>
      <SendQuotationButton leadId={leadId(1)} isWide />
      <OlderMenu leadId={leadId(1)} />
      <ProjectSlot />
    </>
  )
  const view = renderAt('/here', [
    { path: '/here', element: page },
    { path: '*', element: <ProjectSlot /> },
  ])
  return { where: () => `${view.router.state.location.pathname}${view.router.state.location.search}` }
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const choose = async (kind: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^${kind}`) }))
const begin = async (kind: string) => {
  await press('Send Quotation')
  await screen.findByRole('dialog', { name: 'Select the quotation' })
  await choose(kind)
}

it('L-009 C-152 each kind has its address, but on the host that the setting names', () => {
  expect(quotationAddress('design', 'p1', 'a.in', undefined)).toBe('/quotation/new-quotation/p1?isLead=true')
  expect(quotationAddress('execution', 'p1', 'a.in', 'b.in')).toBe('/quotation/enterprise-quotation/p1')
  expect(quotationAddress('design', 'p1', 'b.in', 'b.in')).toBe('/quotation/p1?isLead=true')
  expect(quotationAddress('execution', 'p1', 'b.in', 'b.in')).toBe('/quotation/p1?isLead=true')
})

it('L-249 L-251 L-254 with an email: client, draft project with the assignee, link, then the editor', async () => {
  serve(iyer())
  const { where } = show()
  await begin('Design Quotation')
  await waitFor(() => expect(where()).toBe(`/quotation/new-quotation/${projectId}?isLead=true`))
  expect(done).toEqual(['client anita@example.in', 'project', 'link'])
  expect(projects[0]).toMatchObject({
    isConfirmed: false,
    isFromLead: true,
    memberIds: [personId],
    leadId: leadId(1),
  })
  // C-153
  expect(localStorage.getItem('projectId')).toBe(projectId)
})

it('L-250 L-258 a lead with a project opens its quotation, and nothing is made', async () => {
  serve(iyer({ projectId }))
  const { where } = show()
  await begin('Execution Quotation')
  await waitFor(() => expect(where()).toBe(`/quotation/enterprise-quotation/${projectId}`))
  expect(done).toEqual([])
})

it('L-252 L-253 without an email it is asked for, and saved with the lead', async () => {
  serve(iyer({ email: undefined }))
  const { where } = show()
  await begin('Execution Quotation')
  await screen.findByRole('dialog', { name: 'Send Execution Quotation' })
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
  await user.type(screen.getByPlaceholderText('Enter Lead Email'), 'wrong')
  await press('Send')
  expect(await screen.findByText('Invalid email address')).toBeTruthy()
  await user.type(screen.getByPlaceholderText('Enter Lead Email'), '@example.in')
  await press('Send')
  await waitFor(() => expect(where()).toBe(`/quotation/enterprise-quotation/${projectId}`))
  expect(done).toEqual(['email wrong@example.in', 'client wrong@example.in', 'project', 'link'])
})

it('L-255 L-256 says what was refused: a client in the words of the server, the rest for one second', async () => {
  serve(iyer())
  server.on(projectEndpoints.addClient, () => ({ refusal: projectRefusals.staffCannotBeClient }))
  show()
  await begin('Design Quotation')
  expect((await screen.findByText("user can't be client..")).getAttribute('role')).toBe('alert')
  await press('Okay')
  serve(iyer(), { isKnownClient: true })
  await choose('Design Quotation')
  await screen.findByRole('dialog', { name: 'client already exist' })
  await press('Cancel')
  await waitFor(() => expect(shownFor('client already exist')).toBe(conversionToasts.failed))
  serve(iyer())
  server.on(projectEndpoints.add, () => ({ refusal: projectRefusals.nameTaken }))
  await choose('Design Quotation')
  await waitFor(() => expect(shownFor('project already exists')).toBe(1000))
})

it('L-257 without the right to edit quotations the button is locked, and says why', async () => {
  serve(iyer())
  show({
    rights: {
      crm: { edit: true, canAssign: true },
      quotation: { edit: false },
      pmt: { canCreateProject: true },
    },
  })
  await waitFor(() =>
    expect(whyLocked(screen.getByRole('button', { name: 'Send Quotation' }))).toBe(
      'Access disabled by Admin',
    ),
  )
  await press('Send Quotation')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('D-028 the side menu has Summary, and the others by feature', async () => {
  serve(iyer())
  show({ features: ['crm', 'files'] })
  const menu = await screen.findByRole('navigation')
  await waitFor(() => expect(menu.textContent).toBe('SummaryFiles'))
})

it('D-029 C-154 asks first, then makes client and draft project, and opens what was wanted', async () => {
  serve(iyer(), { isKnownClient: true })
  const { where } = show()
  await press('MOM')
  await screen.findByText('This creates a client and a draft project.')
  expect(done).toEqual([])
  await press('Create')
  await screen.findByRole('dialog', { name: 'client already exists' })
  await press('Use this client')
  await waitFor(() => expect(where()).toBe(`/pmt/project/${projectId}/minutes`))
  expect(done).toEqual(['client anita@example.in', 'project', 'link'])
})

it('D-029 L-255 a client whom nobody wants to take ends it, in the words of the side menu, for one second', async () => {
  serve(iyer(), { isKnownClient: true })
  show()
  await press('Files')
  await press('Create')
  const question = await screen.findByRole('dialog', { name: 'client already exists' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(shownFor('client already exists')).toBe(1000))
  expect(done).toEqual(['client anita@example.in'])
})

it('D-029 without an email it is asked for, in the place that was wanted', async () => {
  serve(iyer({ email: undefined }))
  const { where } = show()
  await press('Quotation')
  await press('Create')
  await screen.findByRole('dialog', { name: 'Quotation' })
  await user.type(await screen.findByPlaceholderText('Enter Lead Email'), 'anita@example.in')
  await press('Create')
  await waitFor(() => expect(where()).toBe(`/quotation/${projectId}`))
  expect(done).toEqual(['email anita@example.in', 'client anita@example.in', 'project', 'link'])
})
