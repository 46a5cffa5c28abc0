import { type ChatRun, idsIn } from '@foyer/contract/leads/bulk/chat-run'
import type { ChatsInTurn } from '@foyer/contract/leads/bulk/chats'
import { keptChatsTexts, chatsTexts as texts } from '@foyer/contract/leads/messages/chats'
import type { LeadSelection } from '@foyer/contract/leads/model'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { Loaded } from '../../../../ui/states/loaded'
import { QuietText } from '../../../../ui/text/quiet-text'
import { BeginChats } from './begin-chats'
import { ResumeChats, RunChats } from './run-chats'
import { type KeptRun, useChatRun } from './use-chat-run'
import { useChats } from './use-chats'

interface ChatsDialogProps {
  /** Undefined to go on with what was left before. */
  leads: LeadSelection | undefined
  count: number
  onBegun: () => void
  onFollowUp: (ids: string[]) => void
  onClose: () => void
}

/** WhatsApp to many leads: each chat is opened by a press, one after another. */
export function ChatsDialog({ leads, count, onBegun, onFollowUp, onClose }: ChatsDialogProps) {
  const kept = useChatRun()
  const { run } = kept
  const [begun, setBegun] = useState<ChatsInTurn>()
  const [isRunning, setRunning] = useState(leads === undefined)
  const [isNew, setNew] = useState(false)
  const left = run ? idsIn(run, 'left').length : 0
  const total = run?.entries.length ?? 0
  // Thrown away in another tab.
  const isGone = isRunning && !run
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  const begin = (next: ChatRun, chats: ChatsInTurn) => {
    kept.keep(next)
    setBegun(chats)
    setRunning(true)
    onBegun()
  }
  // Where nobody is left there is nothing to go on with.
  const close = () => {
    onClose()
    if (isRunning && left === 0) kept.drop()
  }
  const end = (ids: string[]) => {
    onFollowUp(ids)
    if (left === 0) kept.drop()
  }
  const isAsked = !isRunning && !isNew && run !== undefined && left > 0
  return (
    <Dialog
      opened
      title={isAsked ? keptChatsTexts.question : texts.title(isRunning ? total : count)}
      width={isRunning || isAsked ? 420 : 760}
      onClose={close}
    >
      {isAsked && (
        <AskFormer
          left={left}
          total={total}
          onGoOn={() => setRunning(true)}
          onNew={() => {
            kept.drop()
            setNew(true)
          }}
        />
      )}
      {isRunning && run && <Run {...{ run, kept, begun, onClose }} onFollowUp={end} />}
      {!isRunning && !isAsked && leads && <Begin leads={leads} onBegin={begin} onClose={onClose} />}
    </Dialog>
  )
}

interface RunOfDialog {
  run: ChatRun
  kept: KeptRun
  begun: ChatsInTurn | undefined
  onFollowUp: (ids: string[]) => void
  onClose: () => void
}

const Run = ({ begun, ...rest }: RunOfDialog) =>
  begun ? <RunChats {...rest} chats={begun} /> : <ResumeChats {...rest} />

interface BeginProps {
  leads: LeadSelection
  onBegin: (run: ChatRun, chats: ChatsInTurn) => void
  onClose: () => void
}

function Begin({ leads, onBegin, onClose }: BeginProps) {
  const read = useChats(leads)
  return (
    <Loaded of={read} failed={read.error?.message ?? texts.checkFailed} rows={6}>
      {(chats) => <BeginChats chats={chats} onBegin={(run) => onBegin(run, chats)} onClose={onClose} />}
    </Loaded>
  )
}

interface AskFormerProps {
  left: number
  total: number
  onGoOn: () => void
  onNew: () => void
}

function AskFormer({ left, total, onGoOn, onNew }: AskFormerProps) {
  return (
    <>
      <QuietText>{keptChatsTexts.questionText(left, total)}</QuietText>
      <DialogFoot>
        <Button variant="default" onClick={onNew}>
          {keptChatsTexts.beginNew}
        </Button>
        <Button data-autofocus onClick={onGoOn}>
          {keptChatsTexts.goOn}
        </Button>
      </DialogFoot>
    </>
  )
}
