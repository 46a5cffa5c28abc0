import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import type { LeadDetail } from '@foyer/contract/leads/draft'
import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import { useCompanyDay } from '../../accounts/use-company-day'
import { useGuard } from '../../accounts/use-guard'
import { useUndoMerge } from '../merge/use-undo-merge'
import classes from './details.module.css'
import { Fold } from './fold'

/** The same enquiry with somebody else (C-102), and leads that went into this one. */
export function RelatedLeads({ lead: { siblings, merges } }: { lead: LeadDetail }) {
  const { timeZone } = useCompanyDay()
  const guard = useGuard('leads.merge')
  const undo = useUndoMerge()
  if (siblings.length + merges.length === 0) return null
  return (
    <Fold title={texts.related}>
      <ul className={classes.related}>
        {siblings.map(({ id, name, assignee }) => (
          <li key={id}>
            <span>
              <Link className={classes.link} to={addresses.leadDetails(id)}>
                {name}
              </Link>
              <small>{texts.sibling(assignee)}</small>
            </span>
          </li>
        ))}
        {merges.map(({ id, name, at, canUndo }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <small>{texts.merged(formatDay(calendarDateOf(at, timeZone)))}</small>
            </span>
            {canUndo && (
              <Button
                size="xs"
                variant="default"
                aria-label={texts.undoMergeOf(name)}
                onClick={guard(() => void undo(id))}
              >
                {texts.undoMerge}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
