import { asSystem, type Deps, inCompany } from '../../context'
import { addMember, addUser } from '../../features/accounts/service'
import { addCompany } from '../../features/company/service'
import { insertRows } from '../../features/intake/import/repository/import-rows'
import { insertImport } from '../../features/intake/import/repository/imports'
import { createPipeline } from '../../features/pipeline/service'
import { newId } from '../../new-id'
import { rightsOf } from '../people'

export const importedRows = 3_000

/** A firm of its own, and an import of people whom nobody knows. */
export async function beginImport(deps: Deps, round: number): Promise<void> {
  const { companyId, userId } = await asSystem(deps, async (scope) => {
    const companyId = await addCompany(scope, { name: `Firm ${round}`, timeZone: 'Asia/Kolkata' })
    await createPipeline(scope, companyId)
    const person = { firstName: 'Kavya', lastName: 'Menon', passwordHash: '', isTemporary: false }
    const userId = await addUser(scope, { ...person, email: `owner${round}@example.com` })
    const onboarded = { isFirstLogin: false, isOnboardingDone: true }
    await addMember(scope, { ...rightsOf.superAdmin, ...onboarded, companyId, userId })
    return { companyId, userId }
  })
  await inCompany(deps, companyId, async ({ db, now, enqueue }) => {
    const importId = newId(now)
    const columns = [
      { index: 0, target: 'firstName' },
      { index: 1, target: 'phone' },
    ]
    await insertImport(db, {
      companyId,
      id: importId,
      createdBy: userId,
      fileName: 'leads.csv',
      plan: { columns, isOnlyValid: false, areNewEnquiries: false, headings: ['Name', 'Phone'] },
      total: importedRows,
      createdAt: now,
    })
    const phone = (at: number) => `98${String(round).padStart(2, '0')}${String(at).padStart(6, '0')}`
    const rows = Array.from({ length: importedRows }, (_, at) => ({
      row: at + 2,
      cells: ['Imported', phone(at)],
    }))
    await insertRows(db, companyId, importId, rows)
    await enqueue('intake.import', { companyId, importId })
  })
}
