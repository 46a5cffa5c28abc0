import { previewTexts as texts } from '@foyer/contract/leads/messages/work'
import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../app/addresses'
import classes from './preview.module.css'

interface UpdatedCardProps {
  leadId: string
  onDismiss: () => void
}

/** After an update (L-104): it stands above the button, and the next key may already go to the next lead. */
export function UpdatedCard({ leadId, onDismiss }: UpdatedCardProps) {
  const dismiss = useRef<HTMLButtonElement>(null)
  // Update is no longer active, and would leave the keyboard nowhere.
  useEffect(() => dismiss.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.updated} role="status">
      <IconCheck size={18} stroke={1.8} aria-hidden />
      <div className={classes.updatedWords}>
        <strong>{texts.updated}</strong>
        <p>{texts.allSet}</p>
        <div className={classes.updatedActions}>
          <Button ref={dismiss} size="xs" variant="default" onClick={onDismiss}>
            {texts.dismiss}
          </Button>
          <Button size="xs" variant="light" component={Link} to={addresses.tasksOfLead(leadId)}>
            {texts.createTask}
          </Button>
        </div>
      </div>
    </div>
  )
}
