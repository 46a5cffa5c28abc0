import { waitingSheetTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import type { FollowUp } from '@foyer/contract/leads/work/forms'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { newKey } from '../../api/client'
import type { WaitingItem } from '../../api/waiting/item'
import { changeWaiting } from '../../api/waiting/queue'
import { again, mayEdit } from '../../api/waiting/rules'
import { useCompanyDay } from '../../features/accounts/use-company-day'
import {
  CallbackFields,
  callbackProblems,
  chosenCallback,
  nothingSaid,
} from '../../features/leads/work/contact/callback-fields'
import { commentIn, draftIn } from '../../features/leads/work/waiting/waiting-words'
import { Dialog, DialogFoot } from '../../ui/dialogs/dialog'
import { showToast } from '../../ui/toasts/toast'
import { EditNewLead } from './edit-new-lead'

interface EditWaitingProps {
  item: WaitingItem
  onClose: () => void
}

/** What waits keeps its place; it is sent as it is now. */
export function EditWaiting({ item, onClose }: EditWaitingProps) {
  const save = (said: Record<string, unknown>) => {
    let mayChange = true
    // It may have been sent while it was edited, and a lead that was new has another id by then.
    const change = (now: WaitingItem) => {
      mayChange = mayEdit(now)
      return mayChange ? again(now, newKey(), { ...now.input, ...said }) : now
    }
    changeWaiting(item.place, change).then(
      (isThere) => {
        if (!isThere || !mayChange)
          showToast({ kind: 'note', text: isThere ? texts.isUnderWay : texts.isGone })
        onClose()
      },
      () => showToast({ kind: 'problem', text: texts.changeFailed }),
    )
  }
  const draft = draftIn(item)
  return (
    <Dialog opened title={texts.editTitle(item.about.name)} width={420} onClose={onClose}>
      {draft ? (
        <EditNewLead
          draft={draft}
          onSave={(now) => save('draft' in item.input ? { draft: now } : { ...now })}
          onClose={onClose}
        />
      ) : (
        <EditUpdate item={item} onSave={save} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface EditUpdateProps extends EditWaitingProps {
  onSave: (input: Record<string, unknown>) => void
}

function EditUpdate({ item, onSave, onClose }: EditUpdateProps) {
  const { today } = useCompanyDay()
  const followUp = item.input.followUp as FollowUp | null | undefined
  const [said, setSaid] = useState(() => ({
    on: followUp?.on ?? '',
    time: followUp?.time ?? nothingSaid.time,
    kind: followUp?.kind ?? nothingSaid.kind,
    comment: commentIn(item),
  }))
  const problems = callbackProblems(said, today)
  const hasProblem = Object.values(problems).some(Boolean)
  const save = () => {
    if (hasProblem) return
    const chosen = chosenCallback(said) ?? (followUp === null ? null : undefined)
    onSave({ followUp: chosen, comment: said.comment.trim() || undefined })
  }
  return (
    <>
      <CallbackFields
        said={said}
        onChange={setSaid}
        hasFollowUp={Boolean(followUp)}
        today={today}
        problems={problems}
      />
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button disabled={hasProblem} onClick={save}>
          {texts.save}
        </Button>
      </DialogFoot>
    </>
  )
}
