import { projectFileRefusals as refusals } from '@foyer/contract/projects/files/messages'
import type { FolderView, ProjectFile } from '@foyer/contract/projects/files/model'
import { projectFileEndpoints as endpoints } from '@foyer/contract/wire/projects/files/endpoints'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeServer } from '../../../testing/fake-server'
import { fakeUploads } from '../../../testing/fake-uploads'
import { renderAt } from '../../../testing/render'
import { signInAs } from '../../../testing/samples/people'
import { makeProject } from '../../../testing/samples/project-records'
import { FilesPart } from './files-part'

const sampleProject = makeProject()
const user = userEvent.setup({ delay: null })
const projectId = sampleProject.id
const drawings = '019a1f3e-0000-7000-8000-0000000000f2'
const file: ProjectFile = {
  id: '019a1f3e-0000-7000-8000-0000000000f1',
  folderId: undefined,
  name: 'Plan.pdf',
  contentType: 'application/pdf',
  size: 2048,
  isShared: false,
  addedBy: 'Asha Rao',
  addedAt: '2026-11-17T05:00:00.000Z',
  thumbnail: undefined,
}
const view: FolderView = {
  folders: [{ id: drawings, parentId: undefined, name: 'Drawings', files: 3 }],
  files: [file],
  isCut: false,
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  signInAs(server)
  server.on(endpoints.projectFiles, ({ folderId }) => ({
    reply: folderId === undefined ? view : { ...view, files: [] },
  }))
})

const show = (search = '') =>
  renderAt(`/files${search}`, [{ path: '/files', element: <FilesPart project={sampleProject} /> }])
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const choose = async (name: string, action: string) => {
  await press(`Actions for ${name}`)
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const sent = (method: string, path: string) =>
  server.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body)

describe('the files of a project', () => {
  it('stand below the folders; a folder opens and the way back is shown', async () => {
    show()
    await screen.findByText('Plan.pdf')
    await press('Drawings')
    await screen.findByText('No files here yet')
    expect(screen.getByText('Drawings').getAttribute('aria-current')).toBe('page')
    await press('Files')
    await screen.findByText('Plan.pdf')
  })

  it('say so when they cannot be read, and when their folder is gone', async () => {
    server.on(endpoints.projectFiles, () => ({ refusal: refusals.unknownFolder }))
    show(`?folder=${drawings}`)
    await screen.findByText('This folder does not exist any more')
    server.on(endpoints.projectFiles, () => ({ reply: view }))
    await press('All files')
    await screen.findByText('Plan.pdf')
  })

  it('a name that is taken is said at its field, and what was typed stays', async () => {
    server.on(endpoints.addFolder, ({ name }) => ({ refusal: refusals.folderTaken(name) }))
    show()
    await press('New folder')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    await user.type(field, 'Drawings{Enter}')
    await screen.findByText('There is a folder named “Drawings” here already.')
    expect(field.value).toBe('Drawings')
  })

  it('are renamed, shared and deleted with Undo', async () => {
    server.on(endpoints.changeFiles, ({ kind }) => ({ reply: { message: `${kind} done` } }))
    show()
    await choose('Plan.pdf', 'Rename')
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Plan')
    await user.keyboard('Ground floor{Enter}')
    await screen.findByText('rename done')
    await user.click(await screen.findByRole('switch', { name: 'Share Plan.pdf with the client' }))
    await screen.findByText('share done')
    await choose('Plan.pdf', 'Delete')
    await press('Delete')
    await screen.findByText('delete done')
    await press('Undo')
    await screen.findByText('restore done')
    expect(sent('PUT', endpoints.changeFiles.path)).toEqual([
      { kind: 'rename', projectId, id: file.id, name: 'Ground floor.pdf' },
      { kind: 'share', projectId, ids: [file.id], isShared: true },
      { kind: 'delete', projectId, ids: [file.id] },
      { kind: 'restore', projectId, ids: [file.id] },
    ])
  })

  it('are uploaded one after the other with progress, cancelled, tried again, and put into the open folder', async () => {
    const uploads = fakeUploads()
    server.on(endpoints.addFiles, () => ({ reply: { message: '1 file added', files: [] } }))
    show(`?folder=${drawings}`)
    await screen.findByText('No files here yet')
    const input = screen.getByLabelText<HTMLInputElement>('Choose files to upload')
    await user.upload(input, [new File(['a'], 'a.txt'), new File(['b'], 'b.txt'), new File(['c'], 'c.txt')])
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]?.reach(0.4))
    await screen.findByLabelText('a.txt, 40% sent')
    await press('Cancel sending a.txt')
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(uploads[0]?.isCancelled).toBe(true)
    act(() => uploads[1]?.lose())
    await press('Try b.txt again')
    await waitFor(() => expect(uploads.length).toBeGreaterThanOrEqual(3))
    act(() => uploads[2]?.answer(200, { locations: ['/files/c/2'] }))
    await waitFor(() => expect(uploads).toHaveLength(4))
    act(() => uploads[3]?.answer(200, { locations: ['/files/c/3'] }))
    await waitFor(() => expect(sent('POST', endpoints.addFiles.path)).toHaveLength(2))
    expect(sent('POST', endpoints.addFiles.path)[0]).toMatchObject({ projectId, folderId: drawings })
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull())
  })

  it('without a preview say so', async () => {
    server.on(endpoints.fileLinks, () => ({
      reply: {
        name: 'Plan.dwg',
        contentType: 'image/vnd.dwg',
        size: 1,
        download: '/files/x',
        picture: undefined,
      },
    }))
    show()
    await press('Plan.pdf')
    await screen.findByText('There is no preview of this kind of file')
  })
})
