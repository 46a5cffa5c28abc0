import type { QuotingFirm } from '@foyer/contract/quotations/document/model'
import type { QuotedProject } from '@foyer/contract/quotations/document/record'
import type { CompanyScope } from '../../../../context'
import type { ProjectRecord } from '../../../projects/service'
import { type ClientRow, findClient, findFirm } from '../repository/parties'

type Bank = Pick<QuotingFirm, 'bankAccountName' | 'bankAccountNumber' | 'bankName' | 'bankCode' | 'upiId'>

/** The firm as it stands now. */
export async function firmOf({ db, companyId }: CompanyScope): Promise<QuotingFirm> {
  const row = await findFirm(db, companyId)
  if (!row) throw new Error('the company of a session does not exist')
  const bank = row.bank as Partial<Bank>
  return {
    name: row.name,
    address: row.address ?? '',
    city: row.city ?? '',
    postalCode: row.postalCode ?? '',
    contact: row.contact ?? '',
    email: row.email ?? '',
    gstNumber: row.gstNumber ?? '',
    bankAccountName: bank.bankAccountName ?? '',
    bankAccountNumber: bank.bankAccountNumber ?? '',
    bankName: bank.bankName ?? '',
    bankCode: bank.bankCode ?? '',
    upiId: bank.upiId ?? '',
    signatory: row.signatory ?? '',
    currencySymbol: row.currencySymbol,
    logoFileId: row.logoFileId,
    signatureFileId: row.signatureFileId,
  }
}

/** A project always has one. */
export async function clientOf(
  { db, companyId }: CompanyScope,
  { clientId }: ProjectRecord,
): Promise<ClientRow> {
  const client = await findClient(db, companyId, clientId)
  if (!client) throw new Error('a project without its client')
  return client
}

export async function shownProject(scope: CompanyScope, project: ProjectRecord): Promise<QuotedProject> {
  const { id, name, email, phone } = await clientOf(scope, project)
  return {
    id: project.id,
    name: project.name,
    leadId: project.leadId ?? undefined,
    isConfirmed: project.isConfirmed,
    client: { id, name, email, phone: phone ?? undefined },
  }
}
