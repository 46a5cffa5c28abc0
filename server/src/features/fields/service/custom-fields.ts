import { primaryContactFields } from '@foyer/contract/fields/defaults'
import { fieldLimits } from '@foyer/contract/fields/limits'
import { fieldRefusals, fieldReplies } from '@foyer/contract/fields/messages'
import type {
  CorporateFields,
  CustomField,
  FieldEdit,
  FieldListQuery,
  FieldPage,
  FieldSection,
  LeadField,
  NewField,
} from '@foyer/contract/fields/model'
import { isComplete, isOwnName } from '@foyer/contract/fields/rules'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { newId } from '../../../new-id'
import { tellColleagues } from '../../accounts/service'
import * as repository from '../repository/custom-fields'
import { fieldsOfCompany } from './lead-fields'

/** A page that no longer exists, because its last field was deleted, is answered with the last page. */
async function pageOf(
  { db, companyId }: CompanyScope,
  { page = 1, limit = fieldLimits.pageSize, search = '' }: FieldListQuery,
): Promise<FieldPage> {
  const read = (at: number) => repository.findPage(db, companyId, { search, limit, offset: (at - 1) * limit })
  const asked = Math.max(1, page)
  const found = await read(asked)
  const pageCount = Math.max(1, Math.ceil(found.total / limit))
  if (asked <= pageCount) return { ...found, page: asked, pageCount }
  return { ...(await read(pageCount)), page: pageCount, pageCount }
}

export const list = (ctx: Context, query: FieldListQuery): Promise<LeadField[] | FieldPage> =>
  inViewersCompany(ctx, async (scope) =>
    query.page === undefined && query.limit === undefined ? fieldsOfCompany(scope) : pageOf(scope, query),
  )

const fieldsFor = async (ctx: Context, section: FieldSection): Promise<CustomField[]> => {
  const fields = await inViewersCompany(ctx, ({ db, companyId }) =>
    repository.findCustomFields(db, companyId),
  )
  return fields.filter(({ sections }) => sections.includes(section))
}

export const individual = (ctx: Context): Promise<CustomField[]> => fieldsFor(ctx, 0)

export const corporate = async (ctx: Context): Promise<CorporateFields> => ({
  fields: await fieldsFor(ctx, 1),
  primaryContact: [...primaryContactFields],
})

export const get = (ctx: Context, { id }: { id: string }): Promise<CustomField> =>
  inViewersCompany(
    ctx,
    async ({ db, companyId }) =>
      (await repository.findCustomField(db, companyId, id)) ?? refuse(fieldRefusals.unknown),
  )

const changed = (scope: CompanyScope) => tellColleagues(scope, { name: 'changed', about: ['fields'] })

export const add = (ctx: Context, field: NewField): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await repository.holdNames(db, companyId)
    const { count, lastSequence } = await repository.countAndLast(db, companyId)
    if (count >= fieldLimits.fields.max) return refuse(fieldRefusals.tooMany(fieldLimits.fields.max))
    const row = {
      ...field,
      companyId,
      id: newId(now),
      sequence: lastSequence + 1,
      createdAt: now,
      updatedAt: now,
    }
    if (isOwnName(field.name) || (await repository.insertCustomFields(db, [row])) === 0)
      return refuse(fieldRefusals.nameTaken(field.name))
    await changed(scope)
    return { message: fieldReplies.added }
  })

const sameSections = (a: readonly number[], b: readonly number[]) =>
  [...a].sort().join() === [...b].sort().join()

/** Default fields stay as they are (S-081); sending one unchanged is allowed. */
const touchesDefault = (stored: CustomField, wanted: CustomField): boolean =>
  stored.isDefault &&
  (wanted.name !== stored.name ||
    wanted.type !== stored.type ||
    !sameSections(wanted.sections, stored.sections))

async function change(
  { db, companyId, now }: CompanyScope,
  id: string,
  wish: Partial<NewField>,
): Promise<void> {
  await repository.holdNames(db, companyId)
  const stored = (await repository.holdCustomField(db, companyId, id)) ?? refuse(fieldRefusals.unknown)
  const wanted = { ...stored, ...wish }
  if (touchesDefault(stored, wanted)) return refuse(fieldRefusals.isDefault)
  if (!isComplete(wanted)) return refuse(fieldRefusals.incomplete)
  const { name, sections, type, isRequired } = wanted
  const isRenamed = name !== stored.name
  if (isRenamed && (isOwnName(name) || (await repository.nameIsTaken(db, companyId, { name, exceptId: id }))))
    return refuse(fieldRefusals.nameTaken(name))
  const options = type === 'dropdown' ? wanted.options : []
  await repository.updateCustomField(db, companyId, id, {
    name,
    sections,
    type,
    isRequired,
    options,
    updatedAt: now,
  })
}

/** A soft delete: the values on leads stay (S-082). */
async function remove({ db, companyId, now }: CompanyScope, id: string): Promise<void> {
  const stored = (await repository.holdCustomField(db, companyId, id)) ?? refuse(fieldRefusals.unknown)
  if (stored.isDefault) return refuse(fieldRefusals.cannotDelete)
  await repository.updateCustomField(db, companyId, id, { deletedAt: now, updatedAt: now })
}

/** With all its values on leads, unless another field has taken its name or place meanwhile. */
async function restore({ db, companyId, now }: CompanyScope, id: string): Promise<void> {
  await repository.holdNames(db, companyId)
  const stored = (await repository.holdDeletedField(db, companyId, id)) ?? refuse(fieldRefusals.unknown)
  const { count } = await repository.countAndLast(db, companyId)
  if (count >= fieldLimits.fields.max) return refuse(fieldRefusals.tooMany(fieldLimits.fields.max))
  if (await repository.nameIsTaken(db, companyId, { name: stored.name, exceptId: id }))
    return refuse(fieldRefusals.nameTaken(stored.name))
  await repository.bringBackField(db, companyId, id, now)
}

const replyTo = { change: fieldReplies.edited, delete: fieldReplies.deleted, restore: fieldReplies.restored }

export const edit = (ctx: Context, wish: FieldEdit): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    if (wish.kind === 'change') await change(scope, wish.id, wish.change)
    else await (wish.kind === 'delete' ? remove : restore)(scope, wish.id)
    await changed(scope)
    return { message: replyTo[wish.kind] }
  })
