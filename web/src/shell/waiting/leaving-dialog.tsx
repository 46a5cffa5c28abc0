import { leavingTexts as texts } from '@foyer/contract/leads/messages/next/waiting'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useNetwork } from '../../api/network'
import { askToSend, dropWaiting, useWaiting } from '../../api/waiting/queue'
import { Dialog, DialogFoot } from '../../ui/dialogs/dialog'
import { FormProblem } from '../../ui/form/form-problem'
import { stayHere } from './leaving'

/** How long one who sends first is kept waiting before it is said that it takes longer. */
const patience = 15_000

/** Something waits on this device, and whoever leaves it erases that: send it first, give it up, or stay. */
export function LeavingDialog({ leave }: { leave: () => void }) {
  const count = useWaiting().length
  const network = useNetwork()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!isSending) return
    if (count === 0) {
      stayHere()
      leave()
      return
    }
    const timer = setTimeout(() => {
      setSending(false)
      setProblem(texts.notSent)
    }, patience)
    return () => clearTimeout(timer)
  }, [isSending, count, leave])

  const send = () => {
    setProblem(undefined)
    if (network === 'none') return setProblem(texts.notSent)
    setSending(true)
    askToSend()
  }
  const drop = () =>
    void dropWaiting().then(
      () => {
        stayHere()
        leave()
      },
      () => setProblem(texts.notSent),
    )
  return (
    <Dialog opened title={texts.title} width={420} onClose={stayHere}>
      <p>{texts.text(count)}</p>
      <FormProblem text={problem} />
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={stayHere}>
          {texts.stay}
        </Button>
        <Button variant="default" color="red" disabled={isSending} onClick={drop}>
          {texts.discard}
        </Button>
        <Button loading={isSending} onClick={send}>
          {texts.sendNow}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
