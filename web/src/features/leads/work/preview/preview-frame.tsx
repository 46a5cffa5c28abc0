import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../../../ui/phone'
import { useSwipe } from './phone/use-swipe'
import classes from './preview.module.css'

interface PreviewFrameProps {
  label: string
  /** On a phone a finger turns the page. */
  onStep: (step: 1 | -1) => void
  onClose: () => void
  children: ReactNode
}

/** Beside the list, which stays in use; on a phone over all of it. */
export function PreviewFrame({ label, onStep, onClose, children }: PreviewFrameProps) {
  const swipe = useSwipe(onStep)
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
      // The list puts it on the lead that was looked at last.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      zIndex={190}
    >
      <Modal.Content
        aria-label={label}
        classNames={{ content: classes.sheet }}
        radius={0}
        data-preview
        {...swipe}
      >
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}
