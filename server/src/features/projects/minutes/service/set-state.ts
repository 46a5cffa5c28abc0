import { minutesLines as lines, minutesReplies as replies } from '@foyer/contract/projects/minutes/messages'
import type { MinutesState } from '@foyer/contract/projects/minutes/model'
import type { Context } from '../../../../context'
import { updateMinutes } from '../repository/minutes'
import { type HeldMinutes, inMinutes } from './in-minutes'

async function remove({ scope, held, note }: HeldMinutes): Promise<string> {
  await updateMinutes(scope.db, scope.companyId, held.minutes.id, { deletedAt: scope.now })
  await note(lines.deleted(held.minutes.title))
  return replies.deleted
}

async function restore({ scope, held, note }: HeldMinutes): Promise<string> {
  await updateMinutes(scope.db, scope.companyId, held.minutes.id, { deletedAt: null })
  await note(lines.restored(held.minutes.title))
  return replies.restored
}

async function share({ scope, held, note }: HeldMinutes, isShared: boolean): Promise<string> {
  const { id, title } = held.minutes
  if (held.minutes.isShared !== isShared) {
    await updateMinutes(scope.db, scope.companyId, id, { isShared })
    await note(isShared ? lines.shared(title) : lines.unshared(title))
  }
  return isShared ? replies.shared : replies.unshared
}

export const setMinutesState = (ctx: Context, { id, kind }: MinutesState): Promise<{ message: string }> =>
  inMinutes(ctx, { id, isDeleted: kind === 'restore' }, async (held) => {
    if (kind === 'delete') return { message: await remove(held) }
    if (kind === 'restore') return { message: await restore(held) }
    return { message: await share(held, kind === 'share') }
  })
