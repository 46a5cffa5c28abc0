import { accessRefusals } from '@foyer/contract/accounts/messages'
import type { Viewer } from '@foyer/contract/accounts/model'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Subject } from '@foyer/contract/kit/subjects'
import {
  type EntryEdit,
  type KeptList,
  type ListKey,
  listKeys,
  type NewEntry,
} from '@foyer/contract/leads/kept-lists/model'
import { isSameName } from '@foyer/contract/leads/kept-lists/rules'
import {
  keptListRefusals as refusals,
  keptListReplies as replies,
} from '@foyer/contract/leads/messages/kept-lists'
import { may } from '@foyer/contract/policy'
import { type CompanyScope, type Context, inViewersCompany, readingViewersCompany } from '../../../context'
import type { Listed } from '../../../db/kept-list'
import { newId } from '../../../new-id'
import { tellColleagues } from '../../accounts/service'
import { countByDesignation } from '../../people/service'
import { recordBulk } from '../bulk/service/chosen-leads'
import { keepers } from './keepers'
import { countByName } from './repository'

export const keptLists = (ctx: Context): Promise<KeptList[]> =>
  readingViewersCompany(ctx, async ({ db, companyId }) => {
    const people = await countByDesignation(db, companyId)
    const leads = new Map<string, number>()
    const keyOf = (list: ListKey, name: string) => `${list} ${name.toLowerCase()}`
    for (const { field, name, leads: count } of await countByName(db, companyId))
      leads.set(keyOf(field, name), (leads.get(keyOf(field, name)) ?? 0) + count)
    const lists: KeptList[] = []
    for (const list of listKeys) {
      const entries = await keepers[list].list.find(db, companyId)
      const usesOf = ({ id, name }: Listed) =>
        (list === 'designation' ? people.get(id) : leads.get(keyOf(list, name))) ?? 0
      lists.push({ list, entries: entries.map((entry) => ({ ...entry, uses: usesOf(entry) })) })
    }
    return lists
  })

/** The designations of people are those of admins, as where people are invited. */
function refuseOthers(viewer: Viewer, list: ListKey): void {
  if (list === 'designation' && !may(viewer, 'people.invite')) refuse(accessRefusals.notAllowed)
}

/** What changes where the entries change, and what does besides where the leads that have them do. */
const subjectsOf = (list: ListKey, areUsesChanged: boolean): Subject[] => {
  if (list === 'designation') return ['people']
  return areUsesChanged ? ['sources', 'fields', 'leads', 'views'] : ['sources', 'fields']
}

interface Held extends CompanyScope {
  viewer: Viewer
  list: ListKey
  entries: Listed[]
}

/** Nobody else changes the list until the transaction ends. */
const inList = (
  ctx: Context,
  list: ListKey,
  work: (scope: Held) => Promise<{ message: string }>,
): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    refuseOthers(ctx.viewer, list)
    const { hold, find } = keepers[list].list
    await hold(scope.db, scope.companyId)
    const entries = await find(scope.db, scope.companyId)
    return work({ ...scope, viewer: ctx.viewer, list, entries })
  })

/** A hidden one of that name is offered again. */
export const addEntry = (ctx: Context, { list, name }: NewEntry): Promise<{ message: string }> =>
  inList(ctx, list, async (scope) => {
    const { db, companyId, now, entries } = scope
    const { list: kept, most } = keepers[list]
    const same = entries.find((entry) => isSameName(entry.name, name))
    if (same && !same.isHidden) return refuse(refusals.there(same.name))
    if (same) await kept.hide(db, companyId, same.id, null)
    else if (entries.length >= most) return refuse(refusals.tooMany(most))
    else await kept.add(db, companyId, [{ id: newId(now), name, createdAt: now }])
    await tellColleagues(scope, { name: 'changed', about: subjectsOf(list, false) })
    return { message: same ? replies.shown(same.name) : replies.added(name) }
  })

const entryOf = ({ entries }: Held, id: string): Listed =>
  entries.find((entry) => entry.id === id) ?? refuse(refusals.unknown)

async function rename(scope: Held, entry: Listed, name: string): Promise<string> {
  const { db, companyId, list, entries } = scope
  const other = entries.find((one) => one.id !== entry.id && isSameName(one.name, name))
  if (other) return refuse(refusals.taken(entry.name, other.name))
  await keepers[list].list.rename(db, companyId, entry.id, name)
  const leads = await keepers[list].renamed(scope, entry, name)
  await recordBulk(scope, 'list', { list, kind: 'rename', from: entry.name, to: name, leads })
  return replies.renamed(name)
}

async function merge(scope: Held, entry: Listed, intoId: string): Promise<string> {
  const { db, companyId, list } = scope
  if (intoId === entry.id) return refuse(refusals.withItself)
  const into = entryOf(scope, intoId)
  const leads = await keepers[list].merged(scope, entry, into)
  await keepers[list].list.remove(db, companyId, entry.id)
  await recordBulk(scope, 'list', { list, kind: 'merge', from: entry.name, to: into.name, leads })
  return replies.merged(entry.name, into.name)
}

async function hide(scope: Held, entry: Listed, isHidden: boolean): Promise<string> {
  const { db, companyId, now, list } = scope
  await keepers[list].list.hide(db, companyId, entry.id, isHidden ? now : null)
  if (isHidden) await keepers[list].hidden(scope, entry)
  return isHidden ? replies.hidden(entry.name) : replies.shown(entry.name)
}

async function move(scope: Held, entry: Listed, beforeId: string | undefined): Promise<string> {
  const { db, companyId, list, entries } = scope
  const others = entries.filter(({ id }) => id !== entry.id).map(({ id }) => id)
  const place = beforeId === undefined ? others.length : others.indexOf(beforeId)
  // Before itself is where it is.
  if (beforeId === entry.id) return replies.moved
  if (place < 0) return refuse(refusals.unknown)
  await keepers[list].list.order(db, companyId, others.toSpliced(place, 0, entry.id))
  return replies.moved
}

function carryOut(scope: Held, entry: Listed, edit: EntryEdit): Promise<string> {
  if (edit.kind === 'rename') return rename(scope, entry, edit.name)
  if (edit.kind === 'merge') return merge(scope, entry, edit.into)
  if (edit.kind === 'move') return move(scope, entry, edit.before)
  return hide(scope, entry, edit.kind === 'hide')
}

export const editEntry = (ctx: Context, edit: EntryEdit): Promise<{ message: string }> =>
  inList(ctx, edit.list, async (scope) => {
    const message = await carryOut(scope, entryOf(scope, edit.id), edit)
    const about = subjectsOf(edit.list, edit.kind === 'rename' || edit.kind === 'merge')
    await tellColleagues(scope, { name: 'changed', about })
    return { message }
  })
