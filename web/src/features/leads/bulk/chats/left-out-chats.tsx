import { type ChatsInTurn, chatSkips } from '@foyer/contract/leads/bulk/chats'
import { chatsTexts as texts } from '@foyer/contract/leads/messages/chats'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { Notice } from '../../../../ui/layout/notice'
import classes from './chats.module.css'

/** Who is not written to, and why, before anything is opened; each with a way to it. */
export function LeftOutChats({ leftOut }: Pick<ChatsInTurn, 'leftOut'>) {
  return chatSkips.map((skip) => {
    const { leads, count } = leftOut[skip]
    const more = count - leads.length
    return (
      count > 0 && (
        <Notice key={skip}>
          <div className={classes.leftOut}>
            <p>{texts.left[skip](count)}</p>
            {leads.length > 0 && (
              <ul>
                {leads.map(({ id, name }) => (
                  <li key={id}>
                    <Link data-link to={addresses.leadDetails(id)} target="_blank">
                      {name}
                    </Link>
                  </li>
                ))}
                {more > 0 && <li>{texts.more(more)}</li>}
              </ul>
            )}
          </div>
        </Notice>
      )
    )
  })
}
