import { type ChatsInTurn, chatSkips } from '@foyer/contract/leads/bulk/chats'
import { chatsTexts as texts } from '@foyer/contract/leads/messages/chats'
import { Box } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { Notice } from '../../../../ui/layout/notice'
import { PlainList } from '../../../../ui/text/plain-list'

/** Who is not written to, and why, before anything is opened; each with a way to it. */
export function LeftOutChats({ leftOut }: Pick<ChatsInTurn, 'leftOut'>) {
  return chatSkips.map((skip) => {
    const { leads, count } = leftOut[skip]
    const more = count - leads.length
    const why = texts.left[skip](count)
    return (
      count > 0 && (
        <Notice key={skip}>
          {why}
          {leads.length > 0 && (
            <Box w="100%" mah={120} style={{ overflow: 'auto' }}>
              <PlainList label={why} gap={2}>
                {leads.map(({ id, name }) => (
                  <li key={id}>
                    <Link data-link to={addresses.leadDetails(id)} target="_blank">
                      {name}
                    </Link>
                  </li>
                ))}
                {more > 0 && <li>{texts.more(more)}</li>}
              </PlainList>
            </Box>
          )}
        </Notice>
      )
    )
  })
}
