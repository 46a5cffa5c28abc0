import { readFileLocation } from '@foyer/contract/files/location'
import { api } from '@foyer/contract/wire/api'
import { newId } from '../../../new-id'
import type { Firm } from '../firm'

interface Known {
  project: string
  colleague: string
}

async function work({ test, caller }: Firm, { project, colleague }: Known) {
  await test.call(caller, api.projects.setStage, { id: project, stage: 'design' })
  const add = (title: string, assigneeId: string) =>
    test.call(caller, api.tasks.add, {
      projectId: project,
      title,
      note: undefined,
      assigneeId,
      dueOn: '2026-04-21',
      dueTime: undefined,
      priority: 'normal',
    })
  const { id: projectTask } = await add('Alpha tiles', colleague)
  await add('Alpha lamps', colleague)
  const { id: deletedProjectTask } = await add('Alpha mirrors', caller.userId)
  await test.call(caller, api.tasks.remove, { id: deletedProjectTask })
  return { projectTask, deletedProjectTask }
}

async function files({ test, caller }: Firm, projectId: string) {
  const { addFiles, addFolder, changeFiles, changeFolder } = api.projects
  const uploaded = async (name: string) =>
    (await test.call(caller, api.files.upload, { file: { name, content: new Blob([name]) } })).location
  const folder = async (name: string, parentId?: string) =>
    (await test.call(caller, addFolder, { projectId, parentId, name })).id
  const file = async (name: string, folderId?: string) => {
    const path = await uploaded(name)
    await test.call(caller, addFiles, { projectId, folderId, files: [{ name, path }] })
    return readFileLocation(path)?.fileId ?? ''
  }
  const projectFolder = await folder('Alpha drawings')
  const innerFolder = await folder('Alpha inner', await folder('Alpha others'))
  const deletedFolder = await folder('Alpha gone')
  await file('alpha gone with it.txt', deletedFolder)
  await test.call(caller, changeFolder, { kind: 'delete', projectId, id: deletedFolder })
  await file('alpha plan.txt', projectFolder)
  const projectFile = await file('alpha brief.txt')
  const deletedFile = await file('alpha gone.txt')
  await test.call(caller, changeFiles, { kind: 'delete', projectId, ids: [deletedFile] })
  const looseUpload = readFileLocation(await uploaded('alpha loose.txt'))?.fileId ?? ''
  return { projectFolder, innerFolder, deletedFolder, projectFile, deletedFile, looseUpload }
}

async function meetings({ test, caller }: Firm, { project, colleague }: Known) {
  const { addMinutes, makePointTask, setMinutesState } = api.projects
  const [minutePoint, pointWithTask] = [newId(), newId()]
  const written = (title: string, ...pointIds: string[]) => ({
    projectId: project,
    title,
    heldOn: '2026-04-10',
    place: 'Alpha site',
    attendees: [
      { kind: 'firm' as const, userId: colleague, name: 'Alpha Colleague' },
      { kind: 'other' as const, name: 'Alpha Mason', email: 'mason-alpha@example.com' },
    ],
    points: pointIds.map((pointId) => ({ id: pointId, text: 'Alpha orders the sink', ownerId: colleague })),
  })
  const { id } = await test.call(caller, addMinutes, written('Alpha kitchen', minutePoint, pointWithTask))
  await test.call(caller, makePointTask, {
    id,
    pointId: pointWithTask,
    assigneeId: colleague,
    dueOn: '2026-04-22',
  })
  const gone = await test.call(caller, addMinutes, written('Alpha gone', newId()))
  await test.call(caller, setMinutesState, { id: gone.id, kind: 'delete' })
  return { minutes: id, deletedMinutes: gone.id, minutePoint }
}

/** What is in the project: tasks, folders, files and minutes, some of each deleted. */
export const furnishProject = async (firm: Firm, known: Known) => ({
  ...(await work(firm, known)),
  ...(await files(firm, known.project)),
  ...(await meetings(firm, known)),
})
