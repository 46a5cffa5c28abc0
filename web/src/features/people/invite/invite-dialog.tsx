import { leaveTexts } from '@foyer/contract/kit/input-texts'
import { emptyRow, isBlank } from '@foyer/contract/people/invite-rows'
import { inviteTexts, memberTexts } from '@foyer/contract/people/messages'
import { Button } from '@mantine/core'
import { type ComponentProps, useEffect, useState } from 'react'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { Stack } from '../../../ui/layout/flow'
import { Loaded } from '../../../ui/states/loaded'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useProfile } from '../../accounts/use-profile'
import { useChoices } from '../use-choices'
import { useOwnStanding } from '../use-own-standing'
import { InviteFields } from './invite-fields'
import { useInviteForm } from './use-invite-form'

/** The same rows as in the first steps, one to begin with. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { data: profile } = useProfile()
  const own = useOwnStanding()
  const { roles, designations, isFailed, retry } = useChoices()
  const data = profile &&
    own &&
    roles &&
    designations && { own, roles, designations, ownEmail: profile.email }
  const [isTyped, setTyped] = useState(false)
  const guard = useCloseGuard({ isChanged: isTyped, text: leaveTexts.text, onClose })
  const finish = (people: number) => {
    showToast({ kind: 'ok', text: inviteTexts.invited(people) })
    onClose()
  }
  return (
    <Dialog opened title={inviteTexts.dialogTitle} width={760} onClose={guard.close}>
      <Stack gap={14}>
        <QuietText>{inviteTexts.lead}</QuietText>
        <Loaded of={{ data, isError: isFailed, refetch: retry }} failed={inviteTexts.choicesFailed} rows={2}>
          {(known) => <InviteForm {...known} onTyped={setTyped} onInvited={finish} onClose={onClose} />}
        </Loaded>
      </Stack>
      {guard.question}
    </Dialog>
  )
}

interface InviteFormProps
  extends Pick<ComponentProps<typeof InviteFields>, 'own' | 'roles' | 'designations'> {
  ownEmail: string
  /** Whether closing would lose something. */
  onTyped: (isTyped: boolean) => void
  onInvited: (people: number) => void
  onClose: () => void
}

function InviteForm({ own, roles, designations, ownEmail, onTyped, onInvited, onClose }: InviteFormProps) {
  const form = useInviteForm({ start: [emptyRow], ownEmail, roles, onInvited })
  const isTyped = form.rows.some(({ row }) => !isBlank(row))
  useEffect(() => onTyped(isTyped), [isTyped, onTyped])
  return (
    <InviteFields form={form} own={own} roles={roles} designations={designations}>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {memberTexts.cancel}
        </Button>
        <SubmitButton isBusy={form.isBusy}>{inviteTexts.invite}</SubmitButton>
      </DialogFoot>
    </InviteFields>
  )
}
