import type { FormFile, ReplyOf } from '@foyer/contract/kit/endpoint'
import type { importEndpoints } from '@foyer/contract/wire/intake/import/endpoints'

/** A file as the server read it, and what its rows are checked against. */
export type ReadSheets = ReplyOf<typeof importEndpoints.sheets>

/** Its bytes are kept: what is imported is what was shown, also if the file on the disk changes meanwhile. */
export const readFile = async (file: File): Promise<FormFile> => ({
  name: file.name,
  contentType: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
})
