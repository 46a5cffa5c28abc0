/** The path of a file without the signature that opens it: '/files/{company}/{file}'. */
export interface FileLocation {
  companyId: string
  fileId: string
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const location = new RegExp(`^(?:https?://[^/?#]+)?/files/(${uuid})/(${uuid})(?:[?#].*)?$`)

/** Reads what an upload answered, with or without its signature; undefined when it is not one of our paths. */
export function readFileLocation(text: string): FileLocation | undefined {
  const [, companyId, fileId] = location.exec(text) ?? []
  return companyId && fileId ? { companyId, fileId } : undefined
}
