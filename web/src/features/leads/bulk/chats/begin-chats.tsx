import { lengthOf } from '@foyer/contract/kit/typed-text'
import { beginChats, type ChatRun } from '@foyer/contract/leads/bulk/chat-run'
import type { ChatLead, ChatsInTurn } from '@foyer/contract/leads/bulk/chats'
import type { LeadChoice } from '@foyer/contract/leads/choices/model'
import { chatsTexts as texts } from '@foyer/contract/leads/messages/chats'
import { leadName } from '@foyer/contract/leads/rules'
import { messageValues } from '@foyer/contract/leads/work/contact'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { useFoyerForm } from '../../../../ui/form/use-foyer-form'
import { Stack } from '../../../../ui/layout/flow'
import { EmptyState } from '../../../../ui/states/empty-state'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { QuietText } from '../../../../ui/text/quiet-text'
import { MessageText } from '../../choices/message-text'
import { useMessageSource } from '../../work/contact/use-message-source'
import { useChatsKey } from './kept-key'
import { type ChatWords, dropWords, keepWords, keptWords, ownWords } from './kept-words'
import { LeftOutChats } from './left-out-chats'

interface BeginChatsProps {
  chats: ChatsInTurn
  onBegin: (run: ChatRun) => void
  onClose: () => void
}

/** Who is written to and who is not; with what words. */
export function BeginChats(props: BeginChatsProps) {
  const { chats } = props
  const choices = useEndpoint(leadWorkEndpoints.choices, {}, { staleTime: 60_000 })
  const [first] = chats.leads
  if (!first)
    return (
      <Stack gap={12}>
        <EmptyState icon={IconBrandWhatsapp} title={texts.nobody} hint={texts.nobodyHint} />
        <LeftOutChats leftOut={chats.leftOut} />
      </Stack>
    )
  if (!choices.data && !choices.isError) return <RowSkeleton rows={6} />
  const messages = (choices.data ?? []).filter(({ kind }) => kind === 'message')
  return <Words {...props} first={first} messages={messages} hasFailed={!choices.data} />
}

type WordsTyped = Pick<ChatWords, keyof ChatWords>

interface WordsProps extends BeginChatsProps {
  first: ChatLead
  messages: readonly LeadChoice[]
  hasFailed: boolean
}

/** Of a message that is no longer one of the firm's, what was made of it stays. */
function startWith(kept: ChatWords | undefined, messages: readonly LeadChoice[]): ChatWords {
  if (!kept) return { chosen: messages[0]?.id ?? ownWords, texts: {} }
  const { chosen, texts: typed } = kept
  if (chosen === ownWords || messages.some(({ id }) => id === chosen)) return kept
  return { chosen: ownWords, texts: { ...typed, [ownWords]: typed[chosen] ?? typed[ownWords] ?? '' } }
}

function Words({ chats, first, messages, hasFailed, onBegin, onClose }: WordsProps) {
  const from = useMessageSource()
  const key = useChatsKey()
  const textOf = ({ chosen, texts: typed }: ChatWords) =>
    typed[chosen] ?? messages.find(({ id }) => id === chosen)?.text ?? ''
  const problemsIn = (words: ChatWords) => {
    const length = lengthOf(textOf(words).trim())
    return { fields: { text: length === 0 ? texts.textMissing : undefined } }
  }
  const form = useFoyerForm<WordsTyped>(problemsIn, startWith(keptWords(key), messages), async (words) => {
    onBegin(beginChats(chats, textOf(words).trim()))
    dropWords(key)
  })
  const { values } = form
  useEffect(() => keepWords(key, values), [key, values])
  const text = textOf(values)
  return (
    <DialogForm form={form} submit={texts.begin(chats.leads.length)} onCancel={onClose}>
      <Stack gap={12}>
        <QuietText>{texts.how}</QuietText>
        <LeftOutChats leftOut={chats.leftOut} />
        {hasFailed && <QuietText>{texts.messagesFailed}</QuietText>}
        {messages.length > 0 && (
          <ChoiceField
            label={texts.choose}
            data={[
              ...messages.map(({ id, label }) => ({ value: id, label })),
              { value: ownWords, label: texts.ownWords },
            ]}
            value={values.chosen}
            onChange={(next) => form.change({ chosen: next })}
          />
        )}
        <MessageText
          name="text"
          label={texts.text}
          isLabelSeen
          insertLabel={texts.insertInto}
          text={text}
          problem={form.problemAt('text')}
          isBusy={form.isBusy}
          preview={{ label: texts.preview(leadName(first)), values: messageValues(first, from) }}
          onChange={(typed) =>
            form.change((former) => ({ texts: { ...former.texts, [former.chosen]: typed } }), 'text')
          }
        />
      </Stack>
    </DialogForm>
  )
}
