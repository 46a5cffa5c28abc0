import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import { Box, Center } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Stack } from '../../../ui/layout/flow'
import classes from './files.module.css'

interface DropAreaProps {
  onFiles: (files: Iterable<File>) => void
  children: ReactNode
}

/** Files from the desktop are dropped onto the list; the button does the same for everybody else. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  return (
    <Box
      pos="relative"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      <Stack gap={12}>{children}</Stack>
      {isOver && (
        <Center className={classes.drop} c="var(--fy-accent)" fw={600} aria-hidden>
          {texts.drop}
        </Center>
      )}
    </Box>
  )
}
