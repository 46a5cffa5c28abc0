import { signInTexts } from '@foyer/contract/accounts/messages'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { currentSession, endSession } from '../../api/session'
import { dropWaitingOf, waitingOf } from '../../api/waiting/queue'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { QuietText } from '../../ui/text/quiet-text'

const leave = () => endSession({ byChoice: true })

/** Out of a session whose studio cannot be opened. It is not known in which company, so what waits is of any of them. */
export function OtherAccount() {
  const [count, setCount] = useState(0)
  const [problem, setProblem] = useState<string>()
  const userId = currentSession()?.userId ?? ''
  // A device that refuses its storage shows nobody what is in it.
  const ask = () =>
    void waitingOf(userId).then(({ length }) => (length > 0 ? setCount(length) : leave()), leave)
  const drop = () => void dropWaitingOf(userId).then(leave, () => setProblem(signInTexts.unsentStays))
  return (
    <>
      <Button variant="subtle" onClick={ask}>
        {signInTexts.otherAccount}
      </Button>
      {count > 0 && (
        <ConfirmDialog
          title={signInTexts.unsentTitle}
          confirm={signInTexts.dropUnsent}
          isBusy={false}
          problem={problem}
          onConfirm={drop}
          onClose={() => setCount(0)}
        >
          <QuietText>{signInTexts.unsent(count)}</QuietText>
        </ConfirmDialog>
      )}
    </>
  )
}
