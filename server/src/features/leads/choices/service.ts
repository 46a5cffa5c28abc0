import { refuse } from '@foyer/contract/kit/refusal'
import { type ChoicesEdit, choiceKinds, type LeadChoice } from '@foyer/contract/leads/choices/model'
import { checkChoices } from '@foyer/contract/leads/choices/rules'
import { defaultChoices, workRefusals } from '@foyer/contract/leads/messages/work'
import { type CompanyScope, type Context, inViewersCompany } from '../../../context'
import { newId } from '../../../new-id'
import { tellColleagues } from '../../accounts/service'
import { deleteLeadChoices, findLeadChoices, holdLeadChoices, writeLeadChoices } from './repository'

/** The lists of the company; one it never edited has the defaults (C-069). */
async function choicesOf({ db, companyId }: CompanyScope): Promise<LeadChoice[]> {
  const stored = await findLeadChoices(db, companyId)
  return choiceKinds.flatMap((kind) => {
    const own = stored.filter((choice) => choice.kind === kind)
    if (own.length === 0) return [...defaultChoices[kind]]
    return own
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, label, text }) => ({ id, kind, label, text: text ?? undefined }))
  })
}

export const choices = (ctx: Context): Promise<LeadChoice[]> => inViewersCompany(ctx, choicesOf)

type Shown = Pick<LeadChoice, 'label'> & Partial<Pick<LeadChoice, 'text'>>

const isSame = (seen: readonly Shown[], now: readonly Shown[]): boolean =>
  seen.length === now.length &&
  seen.every(({ label, text }, place) => label === now[place]?.label && text === now[place]?.text)

/** Replaces the whole list of one kind. An id that is not in this list is a new choice. */
export const saveChoices = (ctx: Context, edit: ChoicesEdit): Promise<LeadChoice[]> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { kind } = edit
    const [problem] = checkChoices(edit)
    if (problem) refuse(workRefusals.wrong(problem.text), { fields: checkChoices(edit) })
    await holdLeadChoices(db, companyId, kind)
    if (
      edit.seen &&
      !isSame(
        edit.seen,
        (await choicesOf(scope)).filter((choice) => choice.kind === kind),
      )
    )
      refuse(workRefusals.choicesChanged)
    const stored = (await findLeadChoices(db, companyId)).filter((choice) => choice.kind === kind)
    const known = new Set(stored.map(({ id }) => id))
    const used = new Set<string>()
    const rows = edit.choices.map(({ id, label, text }, position) => {
      const ownId = id && known.has(id) && !used.has(id) ? id : newId(now)
      used.add(ownId)
      const message = kind === 'message' ? text?.trim() : undefined
      return {
        companyId,
        id: ownId,
        kind,
        label: label.trim(),
        text: message ?? null,
        position,
        updatedAt: now,
      }
    })
    await deleteLeadChoices(db, companyId, kind, now)
    if (rows.length > 0) await writeLeadChoices(db, rows)
    // An empty list is remembered by its deleted entries.
    else if (stored.length === 0)
      await writeLeadChoices(
        db,
        defaultChoices[kind].map(({ label, text }, position) => ({
          companyId,
          id: newId(now),
          kind,
          label,
          text: text ?? null,
          position,
          updatedAt: now,
          deletedAt: now,
        })),
      )
    if (rows.length === 0) await deleteLeadChoices(db, companyId, kind, now)
    await tellColleagues(scope, { name: 'changed', about: ['choices'] })
    return choicesOf(scope)
  })
