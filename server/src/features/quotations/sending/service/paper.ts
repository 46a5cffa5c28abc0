import { type Deps, inCompany } from '../../../../context'
import { findVersion } from '../../document/repository/versions'

/** The upload with the paper of a version, once there is one. */
export const paperOf = (
  deps: Deps,
  { companyId, quotationId, version }: { companyId: string; quotationId: string; version: number },
): Promise<string | undefined> =>
  inCompany(
    deps,
    companyId,
    async ({ db }) => (await findVersion(db, companyId, quotationId, version))?.pdfFileId ?? undefined,
    'reading',
  )
