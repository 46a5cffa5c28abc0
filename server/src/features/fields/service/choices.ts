import { fieldLimits } from '@foyer/contract/fields/limits'
import { fieldRefusals, fieldReplies } from '@foyer/contract/fields/messages'
import type { AddedChoice, Choice } from '@foyer/contract/fields/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { type Context, inViewersCompany, type Scope } from '../../../context'
import { newId } from '../../../new-id'
import { tellColleagues } from '../../accounts/service'
import { type ChoiceList, findChoices, holdChoices, insertChoices } from '../repository/choices'

export const addChoices = (
  { db, now }: Scope,
  companyId: string,
  list: ChoiceList,
  names: readonly string[],
) =>
  insertChoices(
    db,
    list,
    names.map((name) => ({ companyId, id: newId(now), name, createdAt: now })),
  )

/** Those of the names that a company does not have yet, in any case. */
export async function addMissingChoices(
  scope: Scope,
  companyId: string,
  list: ChoiceList,
  names: readonly string[],
): Promise<void> {
  await holdChoices(scope.db, companyId, list)
  const known = new Set((await findChoices(scope.db, companyId, list)).map(({ name }) => name.toLowerCase()))
  const missing = names.filter((name) => !known.has(name.toLowerCase()))
  if (missing.length > 0) await addChoices(scope, companyId, list, missing)
}

const choicesOf =
  (list: ChoiceList) =>
  (ctx: Context): Promise<Choice[]> =>
    inViewersCompany(ctx, ({ db, companyId }) => findChoices(db, companyId, list))

/** The same name in another case is the same choice. */
const addTo =
  (list: ChoiceList, added: string) =>
  (ctx: Context, { name }: { name: string }): Promise<AddedChoice> =>
    inViewersCompany(ctx, async (scope) => {
      const { db, companyId } = scope
      await holdChoices(db, companyId, list)
      const known = await findChoices(db, companyId, list)
      const same = known.find((choice) => choice.name.toLowerCase() === name.toLowerCase())
      if (same) return { message: fieldReplies.choiceKnown(same.name), name: same.name }
      if (known.length >= fieldLimits.choices.max)
        return refuse(fieldRefusals.tooManyChoices(fieldLimits.choices.max))
      await addChoices(scope, companyId, list, [name])
      await tellColleagues(scope, { name: 'changed', about: ['sources'] })
      return { message: added, name }
    })

export const sources = choicesOf('source')
export const sourceNames = choicesOf('sourceName')
export const workScopes = async (ctx: Context): Promise<string[]> =>
  (await choicesOf('workType')(ctx)).map(({ name }) => name)

export const addSource = addTo('source', fieldReplies.sourceAdded)
export const addSourceName = addTo('sourceName', fieldReplies.sourceNameAdded)
export const addWorkScope = addTo('workType', fieldReplies.workScopeAdded)
