import { refusal } from '../../kit/refusal'
import { projectFileLimits as limits } from './limits'

export const projectFileRefusals = {
  unknownFolder: refusal(404, 'unknown-folder', 'This folder does not exist any more.'),
  unknownFiles: refusal(404, 'unknown-project-file', 'This file is not in the project any more.'),
  folderTaken: (name: string) =>
    refusal(409, 'folder-name-taken', `There is a folder named “${name}” here already.`),
  fileTaken: (name: string) =>
    refusal(409, 'file-name-taken', `There is a file named “${name}” here already.`),
  tooManyFolders: refusal(
    409,
    'too-many-folders',
    `A project can have ${limits.foldersOfProject} folders. Please delete some first.`,
  ),
  tooManyFiles: refusal(
    409,
    'folder-full',
    `A folder can have ${limits.filesInFolder} files. Please choose another one, or make a folder for them.`,
  ),
  tooDeep: refusal(409, 'folder-too-deep', `Folders can be ${limits.depth} deep, not deeper.`),
  intoItself: refusal(409, 'folder-into-itself', 'A folder cannot be moved into itself.'),
  inOtherProject: refusal(409, 'file-of-other-project', 'This upload is in another project already.'),
}

export const projectFileProblems = {
  folderName: 'A folder needs a name without / and \\.',
  fileName: 'A file needs a name without / and \\.',
  tooMany: `Please take at most ${limits.atOnce} files at a time.`,
  none: 'Please choose a file.',
} as const

const counted = (count: number) => (count === 1 ? '1 file' : `${count} files`)

export const projectFileReplies = {
  added: (count: number) => `${counted(count)} added`,
  renamed: 'Renamed',
  moved: 'Moved',
  shared: 'Shared with the client',
  unshared: 'Not shared with the client any more',
  deleted: (count: number) => `${counted(count)} deleted`,
  folderAdded: 'Folder created',
  folderDeleted: 'Folder deleted',
  restored: 'Restored',
} as const

/** Lines of the log of a project; what they are about stands beside them. */
export const projectFileLines = {
  added: (names: readonly string[]) =>
    names.length === 1 ? `File added: ${names[0]}` : `${counted(names.length)} added: ${some(names)}`,
  renamed: (before: string, name: string) => `File renamed: ${before} is now ${name}`,
  moved: (names: readonly string[], folder: string | undefined) =>
    `Moved to ${folder ?? 'the top folder'}: ${some(names)}`,
  shared: (names: readonly string[]) => `Shared with the client: ${some(names)}`,
  unshared: (names: readonly string[]) => `No longer shared with the client: ${some(names)}`,
  deleted: (names: readonly string[]) => `File deleted: ${some(names)}`,
  restored: (names: readonly string[]) => `File restored: ${some(names)}`,
  folderAdded: (name: string) => `Folder created: ${name}`,
  folderRenamed: (before: string, name: string) => `Folder renamed: ${before} is now ${name}`,
  folderMoved: (name: string, into: string | undefined) =>
    `Folder moved to ${into ?? 'the top folder'}: ${name}`,
  folderDeleted: (name: string) => `Folder deleted with all that was in it: ${name}`,
  folderRestored: (name: string) => `Folder restored: ${name}`,
} as const

const named = 3
const some = (names: readonly string[]): string =>
  names.length <= named
    ? names.join(', ')
    : `${names.slice(0, named).join(', ')} and ${names.length - named} more`
