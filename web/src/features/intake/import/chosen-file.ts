import type { FormFile } from '@foyer/contract/kit/endpoint'

/** Its bytes are kept: what is imported is what was shown, also if the file on the disk changes meanwhile. */
export const readFile = async (file: File): Promise<FormFile> => ({
  name: file.name,
  contentType: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
})
