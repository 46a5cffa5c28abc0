import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Box, Modal } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useIsPhone } from '../phone'
import classes from './dialog.module.css'
import { useBackCloses } from './use-back-closes'
import { useEscapeCloses } from './use-escape-closes'
import { useFocusBack } from './use-focus-back'

interface DialogProps {
  opened: boolean
  title: string
  /** 760 for forms, 420 to confirm, 1120 for the rows of a file. */
  width: 420 | 760 | 1120
  onClose: () => void
  /** A question in one line, which does not need the whole screen of a phone. */
  isPrompt?: boolean
  /** Back means something here already: it is in the address, or asks about a Back. */
  hasOwnBack?: boolean
  children: ReactNode
}

/** Serif title, a body that scrolls; fills the screen of a phone. */
export function Dialog({
  opened,
  title,
  width,
  onClose,
  isPrompt = false,
  hasOwnBack = false,
  children,
}: DialogProps) {
  const isFull = useIsPhone() && !isPrompt
  useFocusBack()
  useBackCloses(opened && !hasOwnBack, onClose)
  useEscapeCloses(opened, onClose)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      size={width}
      fullScreen={isFull}
      centered={!isFull}
    >
      <Modal.Overlay />
      <Modal.Content classNames={{ content: classes.content }}>
        {/* A plain div: Modal.Header is a <header>, which counts as a second banner of the page. */}
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <ActionIcon aria-label={screenTexts.close} onClick={onClose}>
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        </div>
        <Modal.Body classNames={{ body: classes.body }}>
          <FirstField>{children}</FirstField>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

const fields = 'input:not([type="hidden"], :disabled), textarea:not(:disabled)'

/** A dialog opens in its first field, unless it says otherwise: what is typed at once is not lost. */
function FirstField({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const body = place.current
    if (body && !body.querySelector('[data-autofocus]'))
      body.querySelector(fields)?.setAttribute('data-autofocus', '')
  }, [])
  return (
    <Box ref={place} display="contents">
      {children}
    </Box>
  )
}

/** The buttons at the end of a dialog. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}
