import { identitiesOf } from '@foyer/contract/leads/duplicates/model'
import type { StageKind } from '@foyer/contract/pipeline/model'
import { asSystem, type Deps } from '../../context'
import { leadIdentities, leads, leadTags } from '../../db/schema/leads'
import { tags } from '../../db/schema/tags'
import { newId } from '../../new-id'
import type { TestCompany } from '../test-company'

type LeadInsert = typeof leads.$inferInsert
export type LeadWish = Partial<Omit<LeadInsert, 'companyId' | 'id' | 'stageId'>> & {
  stage?: StageKind
  tags?: string[]
}

/** Writes leads directly into the database; people use the capture call. */
export async function addLeads(deps: Deps, company: TestCompany, wishes: LeadWish[]): Promise<string[]> {
  const stageId = (kind: StageKind) => company.stages.find((stage) => stage.kind === kind)?.id ?? ''
  const rows = wishes.map(({ stage, tags: _tags, ...wish }) => ({
    firstName: 'Asha',
    lastName: 'Rao',
    ...wish,
    companyId: company.id,
    id: newId(wish.createdAt ?? new Date()),
    stageId: stageId(stage ?? (wish.assigneeId ? 'assigned' : 'unassigned')),
  }))
  await asSystem(deps, async ({ db }) => {
    await db.insert(leads).values(rows)
    const identities = rows.flatMap(({ companyId, id, ...row }) => {
      const contact = { email: row.email ?? undefined, phones: row.phone ? [row.phone] : [] }
      return identitiesOf([contact]).map((value) => ({ companyId, leadId: id, value }))
    })
    if (identities.length > 0) await db.insert(leadIdentities).values(identities)
    for (const [index, wish] of wishes.entries())
      for (const name of wish.tags ?? []) {
        const tagId = newId()
        await db.insert(tags).values({ companyId: company.id, id: tagId, name, colour: 'Green' })
        await db.insert(leadTags).values({ companyId: company.id, leadId: rows[index]?.id ?? '', tagId })
      }
  })
  return rows.map((row) => row.id)
}
