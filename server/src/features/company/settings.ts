import { accessRefusals } from '@foyer/contract/accounts/messages'
import { findCountry } from '@foyer/contract/company/countries'
import { companyProblems } from '@foyer/contract/company/forms'
import { companyRefusals, companyReplies, setupTexts } from '@foyer/contract/company/messages'
import type {
  CompanyChange,
  CompanyDetails,
  CompanyEdit,
  CompanySettings,
  Extra,
  FirmPapers,
} from '@foyer/contract/company/model'
import { papersProblems } from '@foyer/contract/company/papers'
import { refuse } from '@foyer/contract/kit/refusal'
import { capitalised } from '@foyer/contract/kit/typed-text'
import { may } from '@foyer/contract/policy'
import { type CompanyScope, type Context, inViewersCompany } from '../../context'
import { refuseProblems } from '../../http/errors'
import { tellColleagues } from '../accounts/service'
import { ownPicture, pictureLink } from '../files/service'
import { type CompanyRow, findCompany, holdCompany, projectExists, updateCompany } from './repository'

const placeOf = ({ latitude, longitude, location }: CompanyRow): CompanySettings['place'] =>
  latitude === null || longitude === null ? undefined : { latitude, longitude, location: location ?? '' }

/** Every request comes from a member of an existing company. */
const present = (row: CompanyRow | undefined): CompanyRow => {
  if (!row) throw new Error('the company of a session does not exist')
  return row
}

type Bank = Pick<FirmPapers, 'bankAccountName' | 'bankAccountNumber' | 'bankName' | 'bankCode' | 'upiId'>

/** What is stored, with nothing where nothing was given. */
const bankOf = ({ bank }: CompanyRow): Bank => {
  const stored = bank as Partial<Bank>
  return {
    bankAccountName: stored.bankAccountName ?? '',
    bankAccountNumber: stored.bankAccountNumber ?? '',
    bankName: stored.bankName ?? '',
    bankCode: stored.bankCode ?? '',
    upiId: stored.upiId ?? '',
  }
}

const papersOf = (row: CompanyRow): FirmPapers => ({
  ...bankOf(row),
  email: row.email ?? '',
  contact: row.contact ?? '',
  signatory: row.signatory ?? '',
})

export const settings = (ctx: Context): Promise<CompanySettings> =>
  inViewersCompany(ctx, async ({ db, companyId }) => {
    const row = present(await findCompany(db, companyId))
    return {
      id: row.id,
      name: row.name,
      ...papersOf(row),
      address: row.address ?? '',
      city: row.city ?? '',
      postalCode: row.postalCode ?? '',
      gstNumber: row.gstNumber ?? '',
      countryCode: row.countryCode,
      country: row.country,
      dialCode: row.dialCode,
      currency: row.currency,
      currencySymbol: row.currencySymbol,
      timeZone: row.timeZone,
      place: placeOf(row),
      logoUrl: row.logoFileId ? pictureLink(ctx, companyId, row.logoFileId) : undefined,
      signatureUrl: row.signatureFileId ? pictureLink(ctx, companyId, row.signatureFileId) : undefined,
      projectId: row.projectId ?? undefined,
      autoAssign: row.autoAssign,
      extra: row.extra as Extra,
    }
  })

const detailsOf = (row: CompanyRow): CompanyDetails => ({
  name: row.name,
  address: row.address ?? '',
  city: row.city ?? '',
  postalCode: row.postalCode ?? '',
  gstNumber: row.gstNumber ?? '',
  countryCode: row.countryCode,
  timeZone: row.timeZone,
  place: placeOf(row),
  logo: '',
})

function check(change: CompanyChange, row: CompanyRow): void {
  const stored = detailsOf(row)
  const problems = companyProblems({ ...stored, ...change }, stored)
  refuseProblems({
    ...Object.fromEntries(Object.entries(problems).filter(([name]) => name in change)),
    ...papersProblems(change, papersOf(row), change.countryCode ?? row.countryCode),
  })
}

/** Name, calling code and currency follow from the country (O-037); unchanged while it stays the same. */
function countryColumns(countryCode: string | undefined, row: CompanyRow) {
  if (countryCode === undefined || countryCode === row.countryCode) return {}
  const country = findCountry(countryCode) ?? refuse(companyRefusals.unknownCountry)
  const { name, dialCode, currency, symbol } = country
  return { country: name, countryCode, dialCode, currency, currencySymbol: symbol }
}

const optional = <K extends string>(name: K, text: string | undefined) =>
  (text === undefined ? {} : { [name]: text || null }) as { [key in K]?: string | null }

/** Merged into what is stored: a client may send one of them. */
function bankColumn(change: CompanyChange, row: CompanyRow) {
  const bank = bankOf(row)
  const names = Object.keys(bank) as (keyof Bank)[]
  const given = names.filter((name) => change[name] !== undefined)
  if (given.length === 0) return {}
  return { bank: { ...bank, ...Object.fromEntries(given.map((name) => [name, change[name]])) } }
}

function plainColumns(change: CompanyChange, row: CompanyRow) {
  const { name, timeZone, place, extra } = change
  return {
    ...(name !== undefined && { name: capitalised(name) }),
    ...(timeZone !== undefined && { timeZone }),
    ...(place && { ...place, location: place.location || null }),
    ...(extra && { extra: { ...(row.extra as Extra), ...extra } }),
    ...optional('email', change.email),
    ...optional('contact', change.contact),
    ...optional('signatory', change.signatory),
    ...bankColumn(change, row),
    ...optional('address', change.address),
    ...optional('city', change.city),
    ...optional('postalCode', change.postalCode),
    ...optional('gstNumber', change.gstNumber),
    ...countryColumns(change.countryCode, row),
  }
}

async function ownProject({ db, companyId }: CompanyScope, projectId: string): Promise<string> {
  if (!(await projectExists(db, companyId, projectId))) refuse(companyRefusals.unknownProject)
  return projectId
}

async function columnsOf(scope: CompanyScope, edit: CompanyEdit, row: CompanyRow) {
  if (edit.kind === 'assignment') return { autoAssign: edit.autoAssign }
  if (edit.kind === 'panel') return { olderPanel: edit.hasOlderPanel }
  if (edit.kind === 'project') return { projectId: await ownProject(scope, edit.projectId) }
  const { change } = edit
  check(change, row)
  const { logo, signature, projectId, autoAssign, hasOlderPanel } = change
  return {
    ...plainColumns(change, row),
    ...(logo !== undefined && { logoFileId: logo ? await ownPicture(scope, logo) : null }),
    ...(signature !== undefined && {
      signatureFileId: signature ? await ownPicture(scope, signature) : null,
    }),
    ...(projectId !== undefined && { projectId: await ownProject(scope, projectId) }),
    ...(autoAssign !== undefined && { autoAssign }),
    ...(hasOlderPanel !== undefined && { olderPanel: hasOlderPanel }),
  }
}

/** The assignment of leads and the panel have their own right, in this call too (C-147). */
function refuseForeignRight({ viewer }: Context, edit: CompanyEdit, row: CompanyRow): void {
  if (edit.kind !== 'settings') return
  const { autoAssign = row.autoAssign, hasOlderPanel = row.olderPanel } = edit.change
  const isOther = autoAssign !== row.autoAssign || hasOlderPanel !== row.olderPanel
  if (isOther && !may(viewer, 'company.editAssignment')) refuse(accessRefusals.notAllowed)
}

export async function editSettings(ctx: Context, edit: CompanyEdit): Promise<{ message: string }> {
  await inViewersCompany(ctx, async (scope) => {
    const row = present(await holdCompany(scope.db, scope.companyId))
    refuseForeignRight(ctx, edit, row)
    const columns = await columnsOf(scope, edit, row)
    await updateCompany(scope.db, scope.companyId, { ...columns, updatedAt: scope.now })
    // Office hours are those of the zone, and so are the days of the analytics.
    if ('timeZone' in columns && columns.timeZone !== row.timeZone) {
      await scope.enqueue('leads.set-clocks', { companyId: scope.companyId })
      await scope.enqueue('analytics.count-again', { companyId: scope.companyId })
    }
    await tellColleagues(scope, { name: 'changed', about: ['company'] })
  })
  return { message: companyReplies.saved }
}

export async function editSetup(
  ctx: Context,
  { isSetupByAdmins }: { isSetupByAdmins: boolean },
): Promise<{ message: string }> {
  await inViewersCompany(ctx, async (scope) => {
    await updateCompany(scope.db, scope.companyId, { isSetupByAdmins, updatedAt: scope.now })
    await tellColleagues(scope, { name: 'changed', about: ['profile'] })
  })
  return { message: setupTexts.saved }
}
