import { z } from 'zod'
import { endpoint, plainReply, reply, request } from '../../../kit/endpoint'
import { projectFileLimits as limits } from '../../../projects/files/limits'
import type {
  FileChange,
  FileLinks,
  FolderChange,
  FolderQuery,
  FolderView,
  NamedFile,
  NewFolder,
  NewProjectFiles,
  ProjectFile,
  ProjectFolder,
} from '../../../projects/files/model'
import { fileChangeWire, fileWire, folderChangeWire, folderWire, newFilesWire, newFolderWire } from './wire'

const asFolder = (wire: z.infer<typeof folderWire>): ProjectFolder => ({ ...wire, parentId: wire.parentId })
const asFile = (wire: z.infer<typeof fileWire>): ProjectFile => ({
  ...wire,
  folderId: wire.folderId,
  addedBy: wire.addedBy,
  thumbnail: wire.thumbnail,
})

const readFolderChange = (body: z.infer<typeof folderChangeWire>): FolderChange =>
  body.kind === 'move' ? { ...body, parentId: body.parentId ?? undefined } : body
const writeFolderChange = (change: FolderChange) =>
  change.kind === 'move' ? { ...change, parentId: change.parentId ?? null } : change

const readFileChange = (body: z.infer<typeof fileChangeWire>): FileChange =>
  body.kind === 'move' ? { ...body, folderId: body.folderId ?? undefined } : body
const writeFileChange = (change: FileChange) =>
  change.kind === 'move' ? { ...change, folderId: change.folderId ?? null } : change

const said = plainReply(z.object({ message: z.string() }))
const filesReply = reply(
  z.object({ message: z.string(), files: z.array(fileWire) }),
  ({ message, files }: { message: string; files: ProjectFile[] }) => ({
    message,
    files: files.map((file) => fileWire.parse(file)),
  }),
  ({ message, files }) => ({ message, files: files.map(asFile) }),
)

export const projectFileEndpoints = {
  projectFiles: endpoint({
    action: 'projects.readFiles',
    method: 'GET',
    path: '/api/project-files',
    about: ['projectFiles'],
    service: 'PMT',
    summary: 'The folders of a project, and the files in one of them or those that a search finds in all',
    description: 'Without folderId the files at the top. Thumbnails are signed for a few minutes.',
    request: request({
      query: {
        projectId: z.uuid(),
        folderId: z.uuid().optional(),
        search: z.string().trim().max(limits.search).optional(),
      },
      read: ({ query }): FolderQuery => ({
        projectId: query.projectId,
        folderId: query.folderId,
        search: query.search || undefined,
      }),
      write: ({ ...query }: FolderQuery) => ({ query }),
    }),
    reply: reply(
      z.object({ folders: z.array(folderWire), files: z.array(fileWire), isCut: z.boolean() }),
      ({ folders, files, isCut }: FolderView) => ({
        folders: folders.map((folder) => folderWire.parse(folder)),
        files: files.map((file) => fileWire.parse(file)),
        isCut,
      }),
      ({ folders, files, isCut }): FolderView => ({
        folders: folders.map(asFolder),
        files: files.map(asFile),
        isCut,
      }),
    ),
  }),
  fileLinks: endpoint({
    action: 'projects.readFiles',
    method: 'GET',
    path: '/api/project-files/links',
    about: ['projectFiles'],
    service: 'PMT',
    summary:
      'Links that open a file of a project for some minutes: to save it, and to show it if it is a picture',
    request: request({
      query: { projectId: z.uuid(), id: z.uuid() },
      read: ({ query }): NamedFile => query,
      write: ({ ...query }: NamedFile) => ({ query }),
    }),
    reply: reply(
      z.object({
        name: z.string(),
        contentType: z.string(),
        size: z.number(),
        download: z.string(),
        picture: z.string().optional(),
      }),
      ({ name, contentType, size, download, picture }: FileLinks) => ({
        name,
        contentType,
        size,
        download,
        picture,
      }),
      (wire): FileLinks => ({ ...wire, picture: wire.picture }),
    ),
  }),
  addFiles: endpoint({
    action: 'projects.editFiles',
    method: 'POST',
    path: '/api/project-files',
    about: ['projectFiles', 'projects'],
    service: 'PMT',
    summary: 'Put uploads of the caller into a project',
    description:
      'path is what /api/upload answered. A name that is taken gets a number. An upload that is in the project already stays where it is.',
    request: request({
      body: newFilesWire,
      read: ({ body }): NewProjectFiles => ({ ...body, folderId: body.folderId }),
      write: (body: NewProjectFiles) => ({ body }),
    }),
    reply: filesReply,
  }),
  changeFiles: endpoint({
    action: 'projects.editFiles',
    method: 'PUT',
    path: '/api/project-files',
    about: ['projectFiles', 'projects'],
    service: 'PMT',
    summary: 'Rename a file of a project, or move, share with the client, delete or restore several',
    description: `Deleted files can be restored for ${limits.restoreDays} days. A file keeps its ending.`,
    request: request({
      body: fileChangeWire,
      read: ({ body }): FileChange => readFileChange(body),
      write: (change: FileChange) => ({ body: writeFileChange(change) }),
    }),
    reply: said,
  }),
  addFolder: endpoint({
    action: 'projects.editFiles',
    method: 'POST',
    path: '/api/project-files/folders',
    about: ['projectFiles', 'projects'],
    service: 'PMT',
    summary: 'Make a folder in a project; names are unique within a folder, whatever their case',
    request: request({
      body: newFolderWire,
      read: ({ body }): NewFolder => ({ ...body, parentId: body.parentId }),
      write: (body: NewFolder) => ({ body }),
    }),
    reply: plainReply(z.object({ message: z.string(), id: z.string() })),
  }),
  changeFolder: endpoint({
    action: 'projects.editFiles',
    method: 'PUT',
    path: '/api/project-files/folders',
    about: ['projectFiles', 'projects'],
    service: 'PMT',
    summary: 'Rename, move, delete or restore a folder of a project',
    description: 'It is deleted, and restored, with all that is in it.',
    request: request({
      body: folderChangeWire,
      read: ({ body }): FolderChange => readFolderChange(body),
      write: (change: FolderChange) => ({ body: writeFolderChange(change) }),
    }),
    reply: said,
  }),
}
