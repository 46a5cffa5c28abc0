import { emptyRow } from '@foyer/contract/people/invite-rows'
import { inviteTexts, memberTexts } from '@foyer/contract/people/messages'
import { Button } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Dialog, DialogFoot } from '../../../ui/dialog'
import { FailedState } from '../../../ui/failed-state'
import { SubmitButton } from '../../../ui/form/submit-button'
import { RowSkeleton } from '../../../ui/skeleton'
import { showToast } from '../../../ui/toast'
import { useProfile } from '../../accounts/use-profile'
import classes from '../people.module.css'
import { useChoices } from '../use-choices'
import { useOwnStanding } from '../use-own-standing'
import { InviteFields } from './invite-fields'
import { useInviteForm } from './use-invite-form'

interface InviteDialogProps {
  onClose: () => void
  onInvited: () => void
}

/** The same rows as in the first steps, one to begin with. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { data: profile } = useProfile()
  const own = useOwnStanding()
  const { roles, designations, isFailed, retry } = useChoices()
  const isReady = profile && own && roles && designations
  const finish = (people: number) => {
    showToast({ kind: 'ok', text: inviteTexts.invited(people) })
    onInvited()
    onClose()
  }
  return (
    <Dialog opened title={inviteTexts.dialogTitle} width={760} onClose={onClose}>
      <p className={classes.lead}>{inviteTexts.lead}</p>
      {isFailed && <FailedState what={inviteTexts.choicesFailed} onRetry={retry} />}
      {!isReady && !isFailed && <RowSkeleton rows={2} />}
      {isReady && (
        <DialogForm
          own={own}
          roles={roles}
          designations={designations}
          ownEmail={profile.email}
          onInvited={finish}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

interface DialogFormProps
  extends Pick<ComponentProps<typeof InviteFields>, 'own' | 'roles' | 'designations'> {
  ownEmail: string
  onInvited: (people: number) => void
  onClose: () => void
}

function DialogForm({ own, roles, designations, ownEmail, onInvited, onClose }: DialogFormProps) {
  const form = useInviteForm({ start: [emptyRow], ownEmail, roles, onInvited })
  return (
    <InviteFields form={form} own={own} roles={roles} designations={designations} layout="cards">
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {memberTexts.cancel}
        </Button>
        <SubmitButton isBusy={form.isBusy}>{inviteTexts.invite}</SubmitButton>
      </DialogFoot>
    </InviteFields>
  )
}
