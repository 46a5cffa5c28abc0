import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../../ui/phone'
import classes from './preview.module.css'

interface PreviewFrameProps {
  label: string
  onClose: () => void
  children: ReactNode
}

/** Beside the list, which stays in use; on a phone over all of it. */
export function PreviewFrame({ label, onClose, children }: PreviewFrameProps) {
  const isPhone = useIsPhone()
  if (!isPhone)
    return (
      <section className={classes.panel} aria-label={label} data-preview>
        {children}
      </section>
    )
  return (
    <Modal.Root
      opened
      onClose={onClose}
      // Esc is one of the keys of the panel, which also asks before anything typed is lost.
      closeOnEscape={false}
      fullScreen
      transitionProps={{ duration: 0 }}
      zIndex={190}
    >
      <Modal.Content aria-label={label} classNames={{ content: classes.sheet }} radius={0} data-preview>
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}
