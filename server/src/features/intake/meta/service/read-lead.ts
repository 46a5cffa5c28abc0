import { metaFailures } from '@foyer/contract/intake/messages/meta'
import { type MetaLead, readMetaLead } from '@foyer/contract/intake/meta/lead'
import type { MetaForm } from '@foyer/contract/intake/meta/model'
import { z } from 'zod'
import { type Deps, inCompany } from '../../../../context'
import { JobFailed } from '../../../../jobs/kinds'
import { fieldsOf } from '../../../leads/service'
import type { DeliveryRecord, DoorRecord } from '../../doors/repository'
import type { ReadDelivery } from '../../doors/service'
import { findForm as findGraphForm, findLead } from '../graph/calls'
import { GraphFailed } from '../graph/failed'
import { findForm, keepForms } from '../repository/forms'
import { changePage } from '../repository/pages'
import { noteTrouble } from './needs-login'

/** As the webhook announced it, or as it was fetched with others of its form. */
const stored = z.object({
  leadId: z.string(),
  formId: z.string().optional(),
  lead: z.custom<MetaLead>((value) => typeof value === 'object' && value !== null).optional(),
})

/** What will not be different the next time. */
const isFinal = ({ trouble }: GraphFailed): boolean =>
  trouble === 'login' || trouble === 'permission' || trouble === 'gone'

/** The lead as Meta has it; a failure in words, after what it means for the page was written down. */
async function fetchLead(deps: Deps, door: DoorRecord, token: string, leadId: string): Promise<MetaLead> {
  try {
    const lead = await findLead(deps, leadId, token)
    if (door.state === 'needs-login')
      await inCompany(deps, door.companyId, ({ db, now }) =>
        changePage(db, door.companyId, door.id, { state: 'on', message: null }, now),
      )
    return lead
  } catch (error) {
    if (!(error instanceof GraphFailed)) throw error
    const counts = await noteTrouble(deps, door, error)
    throw new JobFailed(error.message, counts && isFinal(error))
  }
}

/** A form that is new to us is asked for; a lead does not wait for it. */
async function formOf(
  deps: Deps,
  door: DoorRecord,
  token: string,
  formId: string,
): Promise<MetaForm | undefined> {
  const { companyId, id: doorId } = door
  const known = await inCompany(
    deps,
    companyId,
    ({ db }) => findForm(db, companyId, doorId, formId),
    'reading',
  )
  if (known) return known
  try {
    const { name, questions } = await findGraphForm(deps, formId, token)
    const form = { formId, name, questions }
    await inCompany(deps, companyId, ({ db, now }) => keepForms(db, companyId, doorId, [form], now))
    return { ...form, mapping: {} }
  } catch (error) {
    if (error instanceof GraphFailed) return undefined
    throw error
  }
}

export async function readLeadOfMeta(
  deps: Deps,
  door: DoorRecord,
  delivery: DeliveryRecord,
): Promise<ReadDelivery> {
  const { leadId, formId, lead: fetched } = stored.parse(delivery.payload)
  if (!door.secret) throw new JobFailed(metaFailures.needsLogin, true)
  const token = deps.secrets.unlock(door.secret)
  const lead = fetched ?? (await fetchLead(deps, door, token, leadId))
  const usedForm = lead.formId ?? formId
  const form = usedForm ? await formOf(deps, door, token, usedForm) : undefined
  const fields = await inCompany(deps, door.companyId, fieldsOf, 'reading')
  return readMetaLead(
    lead,
    form,
    fields.filter(({ isDeleted }) => !isDeleted),
  )
}
