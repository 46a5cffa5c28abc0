import { toastLimits } from '@foyer/contract/kit/limits'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import type { LeadConflict, LeadDetail } from '@foyer/contract/leads/record/draft'
import type { LeadValues } from '@foyer/contract/leads/record/form-values'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { useState } from 'react'
import { type CallFailed, wordsOf } from '../../../../api/call-failed'
import { call } from '../../../../api/client'
import { useSend } from '../../../../api/queries'
import { showToast } from '../../../../ui/toasts/toast'
import { useIsHere } from '../../../../ui/use-is-here'
import { isConflict } from '../../is-conflict'
import type { EditBase } from '../form/kept-draft'
import { changeOf, isContested, isEmptyChange, resolve, type Side } from './lead-change'

const tell = (error: unknown) =>
  showToast({
    kind: 'problem',
    text: wordsOf(error, leadSavedTexts.failed),
    duration: toastLimits.saveFailure,
  })

interface Stale {
  conflict: LeadConflict
  mine: LeadValues
  base: EditBase
}

interface EditOptions {
  leadId: string
  valuesOf: (lead: LeadDetail) => LeadValues
  /** Where what is saved is shown at once, it is read before it counts as saved. */
  reads?: 'at-once' | 'before-done'
  onSaved: () => void
}

/** Saves what was changed; what somebody else changed meanwhile is shown beside it, not written over (C-150). */
export function useEditLead({ leadId, valuesOf, reads = 'at-once', onSaved }: EditOptions) {
  const edit = useSend(leadCaptureEndpoints.edit, { reads })
  const [stale, setStale] = useState<Stale>()
  const [isResolving, setResolving] = useState(false)
  const isHere = useIsHere()

  const readNow = async () => {
    const now = await call(leadCaptureEndpoints.byId, { id: leadId })
    return { stored: valuesOf(now), updatedAt: now.updatedAt }
  }

  /** Asks only about what both have changed; anything else goes together by itself. */
  const join = async ({ conflict, mine, base }: Stale, error: CallFailed): Promise<void> => {
    const now = await readNow()
    const versions = { mine, base: base.stored, theirs: now.stored }
    // Asked again with the same base, the answer would be the same.
    const isNewer = now.updatedAt !== base.updatedAt
    const fields = conflict.fields.filter(({ field }) => !isNewer || isContested(versions, field))
    const isAsked = fields.length > 0 || !isNewer
    // Nobody is there to be asked: what was typed is not saved, and that is said.
    if (isAsked && !isHere.current) return tell(error)
    if (isAsked) return setStale({ conflict: { ...conflict, fields }, mine, base })
    return save(resolve({ ...versions, choices: {} }), now)
  }

  const save = async (mine: LeadValues, base: EditBase): Promise<void> => {
    const change = changeOf(mine, base.stored)
    if (isEmptyChange(change)) return onSaved()
    try {
      await edit.mutateAsync({ kind: 'change', id: leadId, change, baseUpdatedAt: base.updatedAt })
    } catch (error) {
      if (!isConflict(error)) return tell(error)
      const conflict = error.details as unknown as LeadConflict
      return join({ conflict, mine, base }, error).catch(tell)
    }
    showToast({ kind: 'ok', text: leadSavedTexts.edited })
    onSaved()
  }

  const settle = async (choices: Record<string, Side>) => {
    if (!stale || isResolving) return
    setResolving(true)
    try {
      const now = await readNow()
      const values = resolve({ mine: stale.mine, base: stale.base.stored, theirs: now.stored, choices })
      await save(values, now)
    } catch (error) {
      tell(error)
    } finally {
      setResolving(false)
    }
  }
  return { save, conflict: stale?.conflict, isResolving, settle, goBack: () => setStale(undefined) }
}
