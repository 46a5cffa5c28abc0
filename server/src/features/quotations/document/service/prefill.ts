import { addDays, type CalendarDate } from '@foyer/contract/kit/dates'
import { areaOfProject, fittedToArea } from '@foyer/contract/quotations/document/beginnings/project-area'
import { emptyDocument } from '@foyer/contract/quotations/document/blank'
import { documentLimits as limits } from '@foyer/contract/quotations/document/limits'
import { newQuotationTexts as texts } from '@foyer/contract/quotations/document/messages'
import type {
  QuotationDocument,
  QuotationKind,
  QuotationSection,
  QuotedClient,
  QuotingFirm,
} from '@foyer/contract/quotations/document/model'
import { placeOfSupplyFor } from '@foyer/contract/quotations/document/place-of-supply'
import type { TemplateDocument } from '@foyer/contract/quotations/document/record'
import { stateOfGst } from '@foyer/contract/quotations/document/states'
import { newId } from '../../../../new-id'
import type { ProjectRecord } from '../../../projects/service'
import type { ClientRow } from '../repository/parties'

const validDays = 30

const joined = (max: number, ...parts: (string | null)[]): string =>
  [...new Set(parts.map((one) => one?.trim()).filter(Boolean))].join(', ').slice(0, max)

/** As bills are addressed, otherwise as the client lives. */
const quotedClient = (client: ClientRow): QuotedClient => ({
  name: joined(limits.client.name, client.billTo || client.name),
  companyName: joined(limits.client.companyName, client.companyName),
  address: client.billingAddress
    ? joined(
        limits.client.address,
        client.billingAddress,
        client.billingLandmark,
        client.billingCity,
        client.postalCode,
      )
    : joined(limits.client.address, client.location, client.city, client.postalCode),
  phone: joined(limits.client.phone, client.phone),
  email: joined(limits.client.email, client.email),
  gstNumber: joined(limits.client.gstNumber, client.gstNumber),
})

const withFreshIds = <T>(parts: readonly T[]): (T & { id: string })[] =>
  parts.map((one) => ({ ...one, id: newId() }))

/** What is charged by area is charged for that of the project. */
const sectionsFor = (sections: readonly QuotationSection[], project: ProjectRecord): QuotationSection[] =>
  withFreshIds(fittedToArea(sections, areaOfProject(project))).map((section) => ({
    ...section,
    items: withFreshIds(section.items),
  }))

export interface Parties {
  firm: QuotingFirm
  client: ClientRow
  project: ProjectRecord
  today: CalendarDate
}

/** A document of this project with what the beginning brings. */
export const begunDocument = (
  kind: QuotationKind,
  { firm, client, project, today }: Parties,
  from: TemplateDocument,
): QuotationDocument => ({
  ...emptyDocument(today),
  title: texts.title(kind, project.name).slice(0, limits.title),
  client: quotedClient(client),
  site: joined(limits.site, project.location, project.city, project.postalCode),
  validUntil: addDays(today, validDays),
  isTaxed: firm.gstNumber.trim() !== '',
  supplyFrom: stateOfGst(firm.gstNumber),
  placeOfSupply: placeOfSupplyFor(client, project),
  sections: sectionsFor(from.sections, project),
  phases: withFreshIds(from.phases),
  milestones: withFreshIds(from.milestones),
  terms: from.terms,
  note: from.note,
})

/** The words and figures of another one, dated anew; for another project it is written to that one's client. */
export const copiedDocument = (
  original: QuotationDocument,
  projectId: string,
  { client, project, today }: Parties,
): QuotationDocument => ({
  ...original,
  title: texts.copyOf(original.title).slice(0, limits.title),
  date: today,
  validUntil: addDays(today, validDays),
  ...(project.id !== projectId && {
    client: quotedClient(client),
    site: joined(limits.site, project.location, project.city, project.postalCode),
    placeOfSupply: placeOfSupplyFor(client, project),
  }),
})
