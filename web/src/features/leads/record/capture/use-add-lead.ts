import type { CustomField, FormGeneration } from '@foyer/contract/fields/model'
import { toastLimits } from '@foyer/contract/kit/limits'
import { leadSavedTexts } from '@foyer/contract/leads/messages/capture'
import { leadDialogTexts } from '@foyer/contract/leads/messages/dialogs'
import { waitingTexts } from '@foyer/contract/leads/messages/next/waiting'
import type { LeadDraft, SavedLead } from '@foyer/contract/leads/record/draft'
import {
  copiesFor,
  draftOf,
  type LeadValues,
  splitName,
  withLocation,
} from '@foyer/contract/leads/record/form-values'
import { leadCaptureEndpoints } from '@foyer/contract/wire/leads/record/capture-endpoints'
import { teamEndpoints } from '@foyer/contract/wire/teams'
import { useRef } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { newKey } from '../../../../api/client'
import { useEndpoint, useSend } from '../../../../api/queries'
import { isKept, isUnreached, keepIfAway } from '../../../../api/waiting/keep'
import { idOfNewLead } from '../../../../api/waiting/new-leads'
import { canWait } from '../../../../api/waiting/queue'
import { showToast } from '../../../../ui/toasts/toast'
import { tellKept } from '../../work/waiting/keep-action'
import type { LeadTyped, Owner } from '../form/kept-draft'
import { nameIn, useGoOn } from './use-go-on'

/** Values of the company's own fields travel under the names of the fields (L-154, L-163). */
const byName = (values: Record<string, string>, fields: readonly CustomField[]) =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [fields.find((field) => field.id === id)?.name ?? id, value]),
  )

/** The short form asks for one name. */
const withNames = (values: LeadValues): LeadValues => ({
  ...values,
  contacts: values.contacts.map((contact) => ({ ...contact, ...splitName(contact.firstName) })),
})

interface AddOptions {
  generation: FormGeneration
  templateId: string
  customFields: readonly CustomField[]
}

function draftFor({ generation, templateId, customFields }: AddOptions, values: LeadValues): LeadDraft {
  const asked = Object.fromEntries(
    Object.entries(values.customValues).filter(([id]) => customFields.some((field) => field.id === id)),
  )
  const own = { ...values, customValues: byName(asked, customFields) }
  return draftOf(
    generation === 3 ? withLocation(withNames(own)) : own,
    generation === 2 ? { templateId } : {},
  )
}

/** Nobody gets the same lead twice, however often they were chosen. */
const eachOnce = (owners: readonly Owner[], before: readonly Owner[]): Owner[] => {
  const known = new Set(before.map(({ assigneeId }) => assigneeId))
  return owners.filter(({ assigneeId }) => {
    const isNew = assigneeId !== '' && !known.has(assigneeId)
    known.add(assigneeId)
    return isNew
  })
}

/** One call per assignee; each copy in the team that was chosen with its assignee (L-133, C-102). */
function copies(draft: LeadDraft, owners: readonly Owner[]): LeadDraft[] {
  const made = copiesFor(
    draft,
    owners.map(({ assigneeId }) => assigneeId),
  )
  return made.map((copy, place) => ({ ...copy, teamId: owners[place]?.teamId || copy.teamId }))
}

export interface Outcome {
  isDone: boolean
  /** Whom the lead still has to be saved for, where some were done. */
  left?: Owner[]
}

/** Saves the lead; tells how that went in a toast. What is done of several is not done again. */
export function useAddLead(onOpenLead: (leadId: string) => void) {
  const goOn = useGoOn(onOpenLead)
  const isAlone = useRef(true)
  const keptAs = useRef('')
  const aboutOf = (draft: LeadDraft) => {
    // The second of several needs the first one's id.
    if (!isAlone.current) return undefined
    keptAs.current = idOfNewLead(newKey())
    return { leadId: keptAs.current, name: nameIn(draft), isNew: true }
  }
  const byFieldNames = useSend(leadCaptureEndpoints.add, {
    through: keepIfAway(leadCaptureEndpoints.add, { aboutOf, onKept: tellKept }),
  })
  const byKeys = useSend(leadCaptureEndpoints.addEdit, {
    through: keepIfAway(leadCaptureEndpoints.addEdit, {
      aboutOf: (save) => (save.kind === 'add' ? aboutOf(save.draft) : undefined),
      onKept: tellKept,
    }),
  })
  const people = useEndpoint(teamEndpoints.assignable, {}).data
  const done = useRef<{ owners: Owner[]; firstId: string | undefined }>({ owners: [], firstId: undefined })

  const save = (generation: FormGeneration, draft: LeadDraft): Promise<SavedLead> =>
    generation === 1 ? byFieldNames.mutateAsync(draft) : byKeys.mutateAsync({ kind: 'add', draft })

  return async (options: AddOptions, { values, furtherOwners }: LeadTyped): Promise<Outcome> => {
    const first = { teamId: values.teamId, assigneeId: values.assigneeId }
    const before = done.current.owners
    const owners = eachOnce([first, ...furtherOwners], before)
    const draft = draftFor(options, values)
    const all = copies(draft, [...before, ...owners]).slice(before.length)
    isAlone.current = all.length === 1 && before.length === 0
    for (const [place, copy] of all.entries()) {
      const siblingOf = done.current.firstId
      try {
        const { id } = await save(options.generation, siblingOf ? { ...copy, siblingOf } : copy)
        const owner = owners[place]
        done.current = {
          owners: owner ? [...done.current.owners, owner] : done.current.owners,
          firstId: done.current.firstId ?? id,
        }
      } catch (error) {
        if (isKept(error)) {
          showToast({ kind: 'note', ...goOn(keptAs.current, draft, true) })
          return { isDone: true }
        }
        showToast({
          kind: 'problem',
          text:
            isUnreached(error) && canWait() && !isAlone.current
              ? waitingTexts.severalOwners
              : wordsOf(error, leadSavedTexts.failed),
          duration: toastLimits.saveFailure,
        })
        if (done.current.owners.length === 0) return { isDone: false }
        const names = done.current.owners.map(
          ({ assigneeId }) => people?.find((person) => person.id === assigneeId)?.fullName ?? '',
        )
        showToast({ kind: 'ok', text: leadDialogTexts.partlySaved(names.join(', ')) })
        return { isDone: false, left: owners.slice(place) }
      }
    }
    const text = options.generation === 1 ? leadSavedTexts.added : leadSavedTexts.created
    showToast({ kind: 'ok', text, duration: toastLimits.success })
    const { firstId } = done.current
    // A message of its own: two seconds are too short to press something.
    if (firstId) showToast({ kind: 'ok', ...goOn(firstId, draft) })
    return { isDone: true }
  }
}
