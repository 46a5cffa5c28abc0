/** One of all folders of a project; without a parent it is at the top. */
export interface ProjectFolder {
  id: string
  parentId: string | undefined
  name: string
  /** Directly in it. */
  files: number
}

export interface ProjectFile {
  id: string
  folderId: string | undefined
  name: string
  contentType: string
  size: number
  /** The client sees it. */
  isShared: boolean
  addedBy: string | undefined
  addedAt: string
  /** A small picture of it, for some minutes; of pictures alone. */
  thumbnail: string | undefined
}

export interface FolderQuery {
  projectId: string
  /** None for the top; not looked at in a search, which is in all folders. */
  folderId: string | undefined
  search: string | undefined
}

export interface FolderView {
  /** All of the project: the way to the open one, those in it, and where things can be moved to. */
  folders: ProjectFolder[]
  /** Of the open folder, or all that were found. */
  files: ProjectFile[]
  /** There are more than are shown. */
  isCut: boolean
}

/** Uploads of the caller, as an upload answered them. */
export interface NewProjectFiles {
  projectId: string
  folderId: string | undefined
  files: { name: string; path: string }[]
}

export interface NewFolder {
  projectId: string
  parentId: string | undefined
  name: string
}

export type FolderChange =
  | { kind: 'rename'; projectId: string; id: string; name: string }
  /** Without `parentId` to the top. */
  | { kind: 'move'; projectId: string; id: string; parentId: string | undefined }
  | { kind: 'delete'; projectId: string; id: string }
  | { kind: 'restore'; projectId: string; id: string }

export type FileChange =
  | { kind: 'rename'; projectId: string; id: string; name: string }
  /** Without `folderId` to the top. */
  | { kind: 'move'; projectId: string; ids: string[]; folderId: string | undefined }
  | { kind: 'share'; projectId: string; ids: string[]; isShared: boolean }
  | { kind: 'delete'; projectId: string; ids: string[] }
  | { kind: 'restore'; projectId: string; ids: string[] }

export interface NamedFile {
  projectId: string
  id: string
}

/** Links that work for some minutes. */
export interface FileLinks {
  name: string
  contentType: string
  size: number
  /** The file itself, to be saved. */
  download: string
  /** A picture to be shown, of pictures alone. */
  picture: string | undefined
}
