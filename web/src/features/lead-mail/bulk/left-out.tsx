import { bulkMailDialogTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { LeftOut as LeftOutLeads } from '@foyer/contract/lead-mail/bulk/model'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Notice } from '../../../ui/layout/notice'
import classes from './bulk.module.css'

/** Leads that get no mail for one reason, each with a way to it. */
export function LeftOut({ title, of: { leads, count } }: { title: string; of: LeftOutLeads }) {
  if (count === 0) return null
  const more = count - leads.length
  return (
    <Notice>
      <div className={classes.leftOut}>
        <p>{title}</p>
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
      </div>
    </Notice>
  )
}
