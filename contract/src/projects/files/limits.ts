export const projectFileLimits = {
  folderName: 80,
  fileName: 150,
  /** Folders within folders. */
  depth: 8,
  foldersOfProject: 500,
  filesInFolder: 1000,
  /** In one call. */
  atOnce: 200,
  search: 80,
  /** Of a search; whoever looks for something types more. */
  found: 200,
  restoreDays: 30,
} as const
