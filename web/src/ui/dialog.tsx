import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './dialog.module.css'
import { useIsPhone } from './phone'

interface DialogProps {
  opened: boolean
  title: string
  /** 760 for forms, 420 to confirm. */
  width: 420 | 760
  onClose: () => void
  children: ReactNode
}

/** Serif title, a body that scrolls; fills the screen of a phone. */
export function Dialog({ opened, title, width, onClose, children }: DialogProps) {
  const isPhone = useIsPhone()
  return (
    <Modal.Root opened={opened} onClose={onClose} size={width} fullScreen={isPhone}>
      <Modal.Overlay />
      <Modal.Content classNames={{ content: classes.content }}>
        {/* A plain div: Modal.Header is a <header>, which counts as a second banner of the page. */}
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <ActionIcon aria-label={screenTexts.close} onClick={onClose}>
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        </div>
        <Modal.Body classNames={{ body: classes.body }}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** The buttons at the end of a dialog. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}
