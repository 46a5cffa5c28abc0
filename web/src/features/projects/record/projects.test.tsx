import { refusal } from '@foyer/contract/kit/refusal'
import { projectRefusals } from '@foyer/contract/projects/conversion/messages'
import { projectRecordRefusals as refusals } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { projectEndpoints } from '@foyer/contract/wire/projects/conversion/endpoints'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { renderPage } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makeProject, makeProjectList } from '../../../testing/samples/project-records'
import { makeSheet } from '../../../testing/samples/projects'
import { makeTask, serveTasks } from '../../../testing/samples/tasks'

const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
})

const rights = { crm: { edit: true, canAssign: true }, quotation: { edit: true } }
const draft = makeProject({ id: '01990000-0000-7000-8000-0000000000b2', name: 'Rao office', isDraft: true })

describe('the list of projects', () => {
  it('shows client, stage, people, dates and value, and drafts as such', async () => {
    server.on(endpoints.list, () => ({ reply: makeProjectList([makeProject(), draft]) }))
    renderPage('/pmt/')
    const table = within(await screen.findByRole('table', { name: 'Projects' }))
    const row = within(table.getByRole('row', { name: /^Iyer residence/ }))
    for (const text of ['Ananya Iyer', 'Design', 'Kavya Menon', 'Nikhil Rao', '10 Sep 2026 – 31 Jan 2027'])
      expect(row.getByText(text)).toBeTruthy()
    expect(row.getByText('₹18,50,000')).toBeTruthy()
    expect(within(table.getByRole('row', { name: /^Rao office/ })).getByText('Draft')).toBeTruthy()
  })

  it('asks the server for a stage and for words', async () => {
    server.on(endpoints.list, ({ filter, search }) => ({
      reply: makeProjectList(filter === 'draft' || search === 'rao' ? [draft] : [makeProject(), draft]),
    }))
    renderPage('/pmt/')
    await screen.findByRole('link', { name: 'Iyer residence' })
    await user.click(screen.getByRole('tab', { name: /^Drafts/ }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Iyer residence' })).toBeNull())
    await user.click(screen.getByRole('tab', { name: /^All/ }))
    await screen.findByRole('link', { name: 'Iyer residence' })
    await user.type(screen.getByRole('searchbox'), 'rao')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Iyer residence' })).toBeNull())
  })

  it('says how a project begins where there is none, and what failed where it failed', async () => {
    let hasFailed = true
    server.on(endpoints.list, () =>
      hasFailed ? { refusal: refusal(400, 'failed', 'No') } : { reply: makeProjectList([]) },
    )
    renderPage('/pmt/')
    expect(await screen.findByText('The projects could not be loaded.')).toBeTruthy()
    hasFailed = false
    await user.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByText('There are no projects yet')).toBeTruthy()
  })
})

const serve = (project: Project) => server.on(endpoints.read, () => ({ reply: project }))
const at = (project: Project, tab = '') => renderPage(`/pmt/project/${project.id}${tab}`)

describe('the page of a project', () => {
  it('keeps what was typed when somebody was quicker, and says so', async () => {
    const project = makeProject()
    serve(project)
    server.on(endpoints.change, () => ({ refusal: refusals.changed }))
    at(project)
    const facts = within(await screen.findByRole('region', { name: 'Facts' }))
    await user.click(facts.getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit project' }))
    const name = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Project name/ })
    await user.clear(name)
    await user.type(name, 'Iyer villa')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(refusals.changed.text)).toBeTruthy()
    expect(name.value).toBe('Iyer villa')
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      name: 'Iyer villa',
      value: 1_850_000,
      seenAt: project.updatedAt,
    })
  })

  it('shows everything and nothing to press to who only works on it, with the reason', async () => {
    const project = makeProject({ canChange: false, canRemove: false })
    serve(project)
    at(project)
    expect(await screen.findByText(refusals.notYours.text)).toBeTruthy()
    for (const name of ['Edit', 'Change', 'Actions for this project'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('has no stage as a draft, and offers the wizard to who may convert', async () => {
    const ofLead = { ...draft, lead: { id: '01990000-0000-7000-8000-0000000000e1', name: 'Rao' } }
    serve(ofLead)
    const { unmount } = at(ofLead)
    expect(await screen.findByRole('link', { name: 'Convert to project' })).toBeTruthy()
    expect(screen.queryByLabelText('Stage of the project')).toBeNull()
    unmount()
    signInAs(server, {
      rights: { ...rights, pmt: { canCreateProject: false } },
    })
    at(ofLead)
    expect(await screen.findByText(/This is a draft that was made/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Convert to project' })).toBeNull()
  })

  it('invites the client after a question, and again with a new link', async () => {
    let invited = 0
    server.on(projectEndpoints.inviteClient, () => {
      invited += 1
      return { reply: { message: 'Invitation sent' } }
    })
    const project = makeProject()
    serve(project)
    at(project)
    await user.click(await screen.findByRole('button', { name: 'Send email invite' }))
    const question = within(await screen.findByRole('dialog', { name: 'Invite to the client area?' }))
    expect(question.getByText(/ananya@example.in/)).toBeTruthy()
    expect(invited).toBe(0)
    serve(makeProject({ client: { ...project.client, hasAccount: true } }))
    await user.click(question.getByRole('button', { name: 'Send email invite' }))
    expect(await screen.findByText('An invitation is on its way to ananya@example.in')).toBeTruthy()
    expect(invited).toBe(1)
    expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeTruthy()
  })

  it('lets the email and the billing of the client be put right; a colleague is refused at the field', async () => {
    const project = makeProject()
    serve(project)
    server.on(projectEndpoints.byId, () => ({ reply: makeSheet({ id: project.id }) }))
    server.on(projectEndpoints.edit, () => ({ refusal: projectRefusals.staffCannotBeClient }))
    at(project)
    const card = within(await screen.findByRole('region', { name: 'Client' }))
    await user.click(card.getByRole('button', { name: 'Edit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Client of the project' }))
    const email = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Email/ })
    await user.clear(email)
    await user.type(email, 'wrong')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Invalid email address')).toBeTruthy()
    await user.type(email, '@example.in')
    await user.type(dialog.getByRole('textbox', { name: /GST/ }), '27aapfu0939f1zv')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText("User can't be client")).toBeTruthy()
    server.on(projectEndpoints.edit, ({ id }) => ({ reply: { id } }))
    await user.type(email, 'x')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Client saved')).toBeTruthy()
    expect(server.calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      email: 'wrong@example.inx',
      gstRegNo: '27AAPFU0939F1ZV',
    })
  })

  it('has its tasks and its log behind tabs of their own address', async () => {
    const project = makeProject()
    serve(project)
    serveTasks(server, [makeTask({ title: 'Order the tiles' })])
    server.on(endpoints.logs, () => ({
      reply: {
        projectId: project.id,
        lines: [
          {
            id: '01990000-0000-7000-8000-0000000000f1',
            at: '2026-11-02T05:00:00.000Z',
            kind: 'project' as const,
            sentence: 'Stage changed from Planning to Design',
            subject: undefined,
            actor: { id: project.id, fullName: 'Kavya Menon' },
          },
          {
            id: '01990000-0000-7000-8000-0000000000f2',
            at: '2026-11-02T04:00:00.000Z',
            kind: 'file' as const,
            sentence: 'File added: plan.pdf',
            subject: 'plan.pdf',
            actor: undefined,
          },
        ],
        after: undefined,
      },
    }))
    const { address } = at(project)
    await user.click(await screen.findByRole('tab', { name: 'Tasks' }))
    expect(await screen.findByText('Order the tiles')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Log' }))
    expect(await screen.findByText('Stage changed from Planning to Design')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '02 Nov 2026' })).toBeTruthy()
    // What the sentence names is not said twice.
    expect(screen.getAllByText(/plan\.pdf/)).toHaveLength(1)
    expect(address()).toBe(`/pmt/project/${project.id}/log`)
  })

  it('of somebody else says that it cannot be shown', async () => {
    server.on(endpoints.read, () => ({ refusal: projectRefusals.unknownProject }))
    at(makeProject())
    expect(await screen.findByRole('heading', { name: 'This project cannot be shown' })).toBeTruthy()
  })

  it('is deleted after a question, and brought back by Undo', async () => {
    const project = makeProject()
    serve(project)
    server.on(endpoints.list, () => ({ reply: makeProjectList([]) }))
    server.on(endpoints.remove, () => ({ reply: { message: 'Project deleted' } }))
    server.on(endpoints.restore, () => ({ reply: project }))
    const { address } = at(project)
    await user.click(await screen.findByRole('button', { name: 'Actions for this project' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete project' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete Iyer residence?' }))
    await user.click(question.getByRole('button', { name: 'Delete project' }))
    await waitFor(() => expect(address()).toBe('/pmt/'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(address()).toBe(`/pmt/project/${project.id}`))
  })
})
