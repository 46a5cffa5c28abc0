import { fieldLimits } from '@foyer/contract/fields/limits'
import { fieldRefusals, fieldReplies } from '@foyer/contract/fields/messages'
import type { AddedChoice, Choice } from '@foyer/contract/fields/model'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, inViewersCompany, type Scope } from '../../../context'
import { newId } from '../../../new-id'
import { tellColleagues } from '../../accounts/service'
import { type ChoiceList, choiceLists } from '../repository/choices'

export const addChoices = (
  { db, now }: Scope,
  companyId: string,
  list: ChoiceList,
  names: readonly string[],
) =>
  choiceLists[list].add(
    db,
    companyId,
    names.map((name) => ({ id: newId(now), name, createdAt: now })),
  )

/** Those of the names that a company does not have yet, in any case. */
export async function addMissingChoices(
  scope: Scope,
  companyId: string,
  list: ChoiceList,
  names: readonly string[],
): Promise<void> {
  const { hold, find } = choiceLists[list]
  await hold(scope.db, companyId)
  const known = new Set((await find(scope.db, companyId)).map(({ name }) => name.toLowerCase()))
  const missing = names.filter((name) => !known.has(name.toLowerCase()))
  if (missing.length > 0) await addChoices(scope, companyId, list, missing)
}

/** What forms offer of a list. */
export const offeredChoices = async ({ db, companyId }: CompanyScope, list: ChoiceList): Promise<Choice[]> =>
  (await choiceLists[list].find(db, companyId))
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, name }) => ({ id, name }))

const choicesOf =
  (list: ChoiceList) =>
  (ctx: Context): Promise<Choice[]> =>
    inViewersCompany(ctx, (scope) => offeredChoices(scope, list))

/** The same name in another case is the same choice; a hidden one is offered again. */
const addTo =
  (list: ChoiceList, added: string) =>
  (ctx: Context, { name }: { name: string }): Promise<AddedChoice> =>
    inViewersCompany(ctx, async (scope) => {
      const { db, companyId } = scope
      const { hold, find, hide } = choiceLists[list]
      await hold(db, companyId)
      const known = await find(db, companyId)
      const same = known.find((choice) => choice.name.toLowerCase() === name.toLowerCase())
      if (same && !same.isHidden) return { message: fieldReplies.choiceKnown(same.name), name: same.name }
      if (same) await hide(db, companyId, same.id, null)
      else if (known.length >= fieldLimits.choices.max)
        return refuse(fieldRefusals.tooManyChoices(fieldLimits.choices.max))
      else await addChoices(scope, companyId, list, [name])
      await tellColleagues(scope, { name: 'changed', about: ['sources'] })
      return same
        ? { message: fieldReplies.choiceBack(same.name), name: same.name }
        : { message: added, name }
    })

export const sources = choicesOf('source')
export const sourceNames = choicesOf('sourceName')
export const workScopes = async (ctx: Context): Promise<string[]> =>
  (await choicesOf('workScope')(ctx)).map(({ name }) => name)

export const addSource = addTo('source', fieldReplies.sourceAdded)
export const addSourceName = addTo('sourceName', fieldReplies.sourceNameAdded)
export const addWorkScope = addTo('workScope', fieldReplies.workScopeAdded)
