import { fileLimits } from '@foyer/contract/files/limits'
import { fileRefusals } from '@foyer/contract/files/messages'
import type { FileContent } from '@foyer/contract/kit/endpoint'
import { refuse, refuseFor } from '@foyer/contract/kit/refusal'
import { type Deps, inCompany } from '../../context'
import { newId } from '../../new-id'
import { insertFile, sumFiles } from './repository'

interface NewFile {
  name: string
  contentType: string
  content: FileContent
  createdBy: string | undefined
}

const mediaType = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/

const megabyte = 1_048_576
const hour = 3_600_000

/** Of the company in all, and of one person within an hour. */
async function refuseTooMuch(deps: Deps, companyId: string, { content, createdBy }: NewFile): Promise<void> {
  const now = deps.clock()
  const used = await inCompany(
    deps,
    companyId,
    ({ db }) => sumFiles(db, companyId, createdBy, new Date(now.getTime() - hour)),
    'reading',
  )
  if (used.company + content.size > deps.env.FILES_COMPANY_GB * 1_024 * megabyte)
    refuse(fileRefusals.companyFull)
  if (used.person + content.size > fileLimits.megabytesAnHour * megabyte)
    refuseFor(hour / 1_000, fileRefusals.tooMuchAnHour)
}

/** Stores the bytes first, outside any transaction; then the row that makes them a file. */
export async function storeFile(deps: Deps, companyId: string, file: NewFile): Promise<string> {
  const id = newId(deps.clock())
  const storageKey = `${companyId}/${id}`
  const contentType = mediaType.test(file.contentType) ? file.contentType : 'application/octet-stream'
  await refuseTooMuch(deps, companyId, file)
  try {
    await deps.files.put(storageKey, file.content, contentType)
    await inCompany(deps, companyId, ({ db, now }) =>
      insertFile(db, {
        companyId,
        id,
        name: file.name.slice(0, fileLimits.nameMax),
        contentType,
        size: file.content.size,
        storageKey,
        createdBy: file.createdBy,
        createdAt: now,
      }),
    )
  } catch (error) {
    await deps.files
      .remove(storageKey)
      .catch((failure) => deps.log.warn({ err: failure }, 'bytes were left behind'))
    throw error
  }
  return id
}
