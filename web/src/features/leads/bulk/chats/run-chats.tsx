import {
  askedAgain,
  type ChatRun,
  canOpen,
  entryBefore,
  goOnWith,
  idsIn,
  openChat,
  shownIn,
  skipChat,
  textOfChat,
  writeChat,
} from '@foyer/contract/leads/bulk/chat-run'
import type { ChatsInTurn } from '@foyer/contract/leads/bulk/chats'
import { chatTexts as texts } from '@foyer/contract/leads/messages/chats'
import { leadName } from '@foyer/contract/leads/rules'
import { messageValues, whatsAppAddress } from '@foyer/contract/leads/work/contact'
import { useEffect, useState } from 'react'
import { Loaded } from '../../../../ui/states/loaded'
import { useWriteContact } from '../../work/contact/use-contact'
import { useMessageSource } from '../../work/contact/use-message-source'
import { ChatStep } from './chat-step'
import { ChatsSummary } from './chats-summary'
import { dropChats } from './drop-chats'
import type { KeptRun } from './use-chat-run'
import { useChats } from './use-chats'

interface EndsOfRun {
  onFollowUp: (ids: string[]) => void
  onClose: () => void
}

interface RunProps extends EndsOfRun {
  run: ChatRun
  kept: KeptRun
}

/** Goes on with what was left: who is there now, and with what numbers, the server says. */
export function ResumeChats(props: RunProps) {
  const [ids] = useState(() => askedAgain(props.run))
  const read = useChats({ ids })
  const chats = read.data
  const { change } = props.kept
  useEffect(() => {
    if (chats) change((run) => goOnWith(run, chats))
  }, [chats, change])
  return (
    <Loaded of={read} failed={read.error?.message ?? texts.loadFailed} kept={texts.kept} rows={6}>
      {(found) => <RunChats {...props} chats={found} />}
    </Loaded>
  )
}

/** From lead to lead. What is shown is what is kept, so that two tabs are never at the same one twice. */
export function RunChats({ run, kept, chats, onFollowUp, onClose }: RunProps & { chats: ChatsInTurn }) {
  const [backAt, setBackAt] = useState<string>()
  const [isEnded, setEnded] = useState(false)
  const from = useMessageSource()
  const write = useWriteContact()
  const leads = new Map(chats.leads.map((lead) => [lead.id, lead]))
  // Of those who are gone there is nothing to look at.
  const there = { ...run, entries: run.entries.filter(({ leadId }) => leads.has(leadId)) }
  const entry = isEnded ? undefined : shownIn(there, backAt)
  const lead = entry && leads.get(entry.leadId)
  const before = entryBefore(there, entry?.leadId)
  const goBack =
    before &&
    (() => {
      setEnded(false)
      setBackAt(before.leadId)
    })
  if (!entry || !lead)
    return (
      <ChatsSummary
        run={run}
        onGoOn={idsIn(there, 'left').length > 0 ? () => setEnded(false) : undefined}
        onBack={goBack}
        onFollowUp={onFollowUp}
        onDone={() => {
          dropChats(run, kept)
          onClose()
        }}
      />
    )
  const text = textOfChat(run, entry, messageValues(lead, from))
  const goOn = () => setBackAt(undefined)
  const open = () => {
    goOn()
    const isFirst = kept.change((now) => (canOpen(now, lead.id) ? openChat(now, lead.id) : undefined))
    if (!isFirst) return
    window.open(whatsAppAddress(lead.phone, text.trim()), '_blank', 'noopener')
    void write({ id: lead.id, name: leadName(lead) }, 'whatsapp')
  }
  return (
    <ChatStep
      entry={entry}
      lead={lead}
      text={text}
      at={there.entries.indexOf(entry) + 1}
      total={there.entries.length}
      onText={(typed) => void kept.change((now) => writeChat(now, lead.id, typed))}
      onOpen={open}
      onSkip={() => {
        goOn()
        kept.change((now) => skipChat(now, lead.id))
      }}
      onBack={goBack}
      onFinish={() => setEnded(true)}
    />
  )
}
