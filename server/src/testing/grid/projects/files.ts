import type { projectFileEndpoints } from '@foyer/contract/wire/projects/files/endpoints'
import type { RowsOf } from '../row'

export const projectFileRows: RowsOf<typeof projectFileEndpoints> = {
  projectFiles: {
    may: 'staff',
    calls: ({ project: projectId, projectFolder }) => [
      { projectId, folderId: undefined, search: undefined },
      { projectId, folderId: projectFolder, search: undefined },
      { projectId, folderId: undefined, search: 'alpha' },
    ],
    passes: [404],
  },
  fileLinks: {
    may: 'staff',
    calls: ({ project: projectId, projectFile }) => [{ projectId, id: projectFile }],
    passes: [404],
  },
  addFiles: {
    may: 'staff',
    calls: ({ project: projectId, projectFolder, company, looseUpload }) => [
      {
        projectId,
        folderId: undefined,
        files: [{ name: 'New.txt', path: `/files/${company}/${looseUpload}` }],
      },
      {
        projectId,
        folderId: projectFolder,
        files: [{ name: 'alpha plan.txt', path: `/files/${company}/${looseUpload}` }],
      },
    ],
    passes: [404],
  },
  changeFiles: {
    may: 'staff',
    calls: ({ project: projectId, projectFile, deletedFile, projectFolder }) => [
      { kind: 'rename', projectId, id: projectFile, name: 'Grid' },
      { kind: 'move', projectId, ids: [projectFile], folderId: projectFolder },
      { kind: 'share', projectId, ids: [projectFile], isShared: true },
      { kind: 'delete', projectId, ids: [projectFile] },
      { kind: 'restore', projectId, ids: [deletedFile] },
    ],
    passes: [404],
  },
  addFolder: {
    may: 'staff',
    calls: ({ project: projectId, projectFolder }) => [
      { projectId, parentId: undefined, name: 'Grid' },
      { projectId, parentId: projectFolder, name: 'Alpha inner' },
    ],
    passes: [404],
  },
  changeFolder: {
    may: 'staff',
    calls: ({ project: projectId, projectFolder, innerFolder, deletedFolder }) => [
      { kind: 'rename', projectId, id: projectFolder, name: 'Grid' },
      { kind: 'move', projectId, id: innerFolder, parentId: projectFolder },
      { kind: 'delete', projectId, id: projectFolder },
      { kind: 'restore', projectId, id: deletedFolder },
    ],
    passes: [404],
  },
}
