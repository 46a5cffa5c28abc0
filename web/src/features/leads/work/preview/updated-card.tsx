import { Box, Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Row, Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import classes from './preview.module.css'

interface UpdatedCardProps {
  title: string
  text?: string
  dismiss: string
  onDismiss: () => void
  /** What else can be done now. */
  children?: ReactNode
}

/** After an update (L-104): it is above the button, and the next key may already go to the next lead. */
export function UpdatedCard({ title, text, dismiss, onDismiss, children }: UpdatedCardProps) {
  const button = useRef<HTMLButtonElement>(null)
  // Update is no longer active, and would leave the keyboard nowhere.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.foot} role="status">
      <IconCheck size={18} stroke={1.8} data-ink="ok" aria-hidden />
      <Stack gap={0}>
        <strong>{title}</strong>
        {text && <QuietText>{text}</QuietText>}
        <Box mt={8}>
          <Row>
            <Button ref={button} size="xs" variant="default" onClick={onDismiss}>
              {dismiss}
            </Button>
            {children}
          </Row>
        </Box>
      </Stack>
    </div>
  )
}
