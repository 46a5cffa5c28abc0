import { refuse } from '@foyer/contract/kit/refusal'
import { tagRefusals, tagReplies } from '@foyer/contract/tags/messages'
import type { Tag, TagDetails, TagEdit, TagEdited } from '@foyer/contract/tags/model'
import { colourNamed } from '@foyer/contract/tags/rules'
import { type CompanyScope, type Context, inViewersCompany } from '../../context'
import { newId } from '../../new-id'
import { tellColleagues } from '../accounts/service'
import * as repository from './repository'

const asTag = (row: repository.TagRow): Tag => ({
  id: row.id,
  name: row.name,
  colour: colourNamed(row.colour) ?? 'Grey',
  createdBy: row.createdBy ?? undefined,
  updatedAt: row.updatedAt.toISOString(),
})

export const list = (ctx: Context): Promise<Tag[]> =>
  inViewersCompany(ctx, async ({ db, companyId }) => (await repository.findTags(db, companyId)).map(asTag))

const tell = (scope: CompanyScope) => tellColleagues(scope, { name: 'changed', about: ['tags'] })

export const save = (ctx: Context, { tags }: { tags: TagDetails[] }) =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    await repository.holdNames(db, companyId)
    const added: Tag[] = []
    for (const [place, { name, colour }] of tags.entries()) {
      // Ids and times of one millisecond have no order; these must keep theirs.
      const at = new Date(now.getTime() + place)
      const createdBy = ctx.viewer.userId
      const times = { createdAt: at, updatedAt: at }
      const row = await repository.insertTag(db, {
        companyId,
        id: newId(at),
        name,
        colour,
        createdBy,
        ...times,
      })
      const isTwice = tags.findIndex((tag) => tag.name.toLowerCase() === name.toLowerCase()) < place
      added.push(row ? asTag(row) : refuse(isTwice ? tagRefusals.twice(name) : tagRefusals.taken(name)))
    }
    await tell(scope)
    return { message: tagReplies.added, tags: added }
  })

/** Those of the tags whose names a company does not have yet. */
export async function addMissingTags(
  { db, companyId, now }: CompanyScope,
  tags: readonly TagDetails[],
  createdBy: string,
): Promise<void> {
  await repository.holdNames(db, companyId)
  for (const [place, { name, colour }] of tags.entries()) {
    const at = new Date(now.getTime() + place)
    const times = { createdAt: at, updatedAt: at }
    await repository.insertTag(db, { companyId, id: newId(at), name, colour, createdBy, ...times })
  }
}

async function refuseTakenName({ db, companyId }: CompanyScope, name: string, ownId: string): Promise<void> {
  if (await repository.isNameTaken(db, companyId, name, ownId)) refuse(tagRefusals.taken(name))
}

async function change(scope: CompanyScope, edit: Extract<TagEdit, { kind: 'change' }>) {
  const { db, companyId, now } = scope
  const tag = await repository.holdTag(db, companyId, edit.id, { isDeleted: false })
  if (!tag) return refuse(tagRefusals.unknown)
  if (edit.seenAt && Date.parse(edit.seenAt) !== tag.updatedAt.getTime()) refuse(tagRefusals.changed)
  await refuseTakenName(scope, edit.name, edit.id)
  const { name, colour } = edit
  await repository.updateTag(db, companyId, edit.id, { name, colour, updatedAt: now })
  return { message: tagReplies.edited }
}

/** Leads keep the deleted tag without showing it, so that restoring brings everything back. */
async function remove({ db, companyId, now }: CompanyScope, id: string) {
  const tag = await repository.holdTag(db, companyId, id, { isDeleted: false })
  if (!tag) return refuse(tagRefusals.unknown)
  await repository.updateTag(db, companyId, id, { deletedAt: now })
  return { message: tagReplies.deleted, leads: await repository.countLeadsWith(db, companyId, id) }
}

async function restore(scope: CompanyScope, id: string) {
  const { db, companyId } = scope
  const tag = await repository.holdTag(db, companyId, id, { isDeleted: true })
  if (!tag) return refuse(tagRefusals.unknown)
  await refuseTakenName(scope, tag.name, id)
  await repository.updateTag(db, companyId, id, { deletedAt: null })
  return { message: tagReplies.restored }
}

const carryOut = (scope: CompanyScope, wanted: TagEdit): Promise<TagEdited> => {
  if (wanted.kind === 'change') return change(scope, wanted)
  return wanted.kind === 'delete' ? remove(scope, wanted.id) : restore(scope, wanted.id)
}

export const edit = (ctx: Context, wanted: TagEdit) =>
  inViewersCompany(ctx, async (scope) => {
    await repository.holdNames(scope.db, scope.companyId)
    const done = await carryOut(scope, wanted)
    await tell(scope)
    return done
  })
