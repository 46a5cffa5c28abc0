import { doorLimits } from '@foyer/contract/intake/doors/limits'
import { type DoorEdit, type DoorMapping, isPortal, type NewDoor } from '@foyer/contract/intake/doors/model'
import {
  doorRefusals as refusals,
  doorReplies as replies,
} from '@foyer/contract/intake/messages/lead-sources'
import { customFieldOf, doorTargets } from '@foyer/contract/intake/targets'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, type Context, inViewersCompany } from '../../../../context'
import { newId } from '../../../../new-id'
import { tellColleagues } from '../../../accounts/service'
import { audit } from '../audit'
import type { DoorRecord } from '../repository'
import { findDoors, holdDoor, insertDoor, isNameTaken, updateDoor, updateSettings } from '../repository/doors'
import { newAddressKey, newProof } from './keys'
import { liveFields } from './show'

async function refuseTaken({ db, companyId }: CompanyScope, name: string, except?: string): Promise<void> {
  if (await isNameTaken(db, companyId, name, except)) refuse(refusals.taken(name))
}

const tell = (scope: CompanyScope) => tellColleagues(scope, { name: 'changed', about: ['doors'] })

export const addDoor = (ctx: Context, given: NewDoor): Promise<{ id: string; message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const { db, companyId, now } = scope
    const { kind, name, source, sourceName, duplicates, secret } = given
    const { max } = doorLimits.doors
    if ((await findDoors(db, companyId)).length >= max) refuse(refusals.tooMany(max))
    if (secret && kind !== 'indiamart') refuse(refusals.noKey)
    await refuseTaken(scope, name)
    const id = newId(now)
    await insertDoor(db, {
      companyId,
      id,
      kind,
      name,
      ...newAddressKey(ctx),
      secret: kind === 'google-ads' ? newProof(ctx) : secret ? ctx.secrets.lock(secret) : null,
      source: source || null,
      sourceName: sourceName || null,
      duplicates,
      createdBy: ctx.viewer.userId,
      createdAt: now,
      updatedAt: now,
    })
    await tell(scope)
    audit(ctx, 'door-added', id)
    return { id, message: replies.added(name) }
  })

/**
 * Where somebody wants values to go; a field that is gone is refused.
 * What was chosen for values that the last payload did not have is kept: portals leave out what is empty.
 */
async function checkedMapping(
  scope: CompanyScope,
  former: DoorMapping,
  mapping: Record<string, string>,
): Promise<DoorMapping> {
  const fields = await liveFields(scope)
  const isKnown = (target: string) =>
    target === 'none' ||
    doorTargets.some((one) => one === target) ||
    fields.some(({ id }) => id === customFieldOf(target))
  if (!Object.values(mapping).every(isKnown)) refuse(refusals.unknownField)
  const others = Object.entries(former).filter(([path]) => !Object.hasOwn(mapping, path))
  return Object.fromEntries(
    [...others, ...Object.entries(mapping)].slice(-doorLimits.mapping.max),
  ) as DoorMapping
}

async function saveKey(ctx: Context, { db, companyId }: CompanyScope, door: DoorRecord, secret: string) {
  if (door.kind !== 'indiamart') refuse(refusals.noKey)
  await updateDoor(db, companyId, door.id, {
    secret: secret ? ctx.secrets.lock(secret) : null,
    ...(door.state === 'failing' && { state: 'on', message: null }),
  })
  // It is asked with the new one at once.
  await updateSettings(db, companyId, door.id, { askAfter: null, failures: 0, toldAt: null })
  return secret ? replies.keySaved : replies.keyRemoved
}

async function carryOut(ctx: Context, scope: CompanyScope, door: DoorRecord, edit: DoorEdit) {
  const { db, companyId, now } = scope
  const write = (columns: Parameters<typeof updateDoor>[3]) =>
    updateDoor(db, companyId, door.id, { ...columns, updatedAt: now })
  switch (edit.kind) {
    case 'change': {
      const { name, source, sourceName, duplicates } = edit
      await refuseTaken(scope, name, door.id)
      await write({ name, source: source || null, sourceName: sourceName || null, duplicates })
      return replies.changed(name)
    }
    case 'pause':
      await write({ state: 'paused' })
      return replies.paused(door.name)
    case 'resume':
      await write({ state: 'on', message: null })
      return replies.resumed(door.name)
    case 'rotate':
      await write({ ...newAddressKey(ctx), ...(door.kind === 'google-ads' && { secret: newProof(ctx) }) })
      return replies.rotated
    case 'delete':
      await write({ deletedAt: now, key: null, keyHash: null, secret: null })
      return replies.deleted(door.name)
    case 'key':
      return saveKey(ctx, scope, door, edit.secret)
    case 'mapping':
      await write({ mapping: await checkedMapping(scope, door.mapping, edit.mapping) })
      return replies.mapped
  }
}

const audited: Partial<Record<DoorEdit['kind'], Parameters<typeof audit>[1]>> = {
  rotate: 'door-key-changed',
  delete: 'door-deleted',
  key: 'portal-key-changed',
}

export const editDoor = (ctx: Context, edit: DoorEdit): Promise<{ message: string }> =>
  inViewersCompany(ctx, async (scope) => {
    const door = (await holdDoor(scope.db, scope.companyId, edit.id)) ?? refuse(refusals.unknown)
    if (!isPortal(door.kind)) refuse(refusals.otherPage)
    const message = await carryOut(ctx, scope, door, edit)
    await tell(scope)
    const deed = audited[edit.kind]
    if (deed) audit(ctx, deed, door.id)
    return { message }
  })
