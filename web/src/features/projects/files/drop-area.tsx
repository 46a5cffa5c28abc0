import { filesPageTexts as texts } from '@foyer/contract/projects/files/messages-screen'
import { type ReactNode, useState } from 'react'
import classes from './files.module.css'

interface DropAreaProps {
  onFiles: (files: Iterable<File>) => void
  children: ReactNode
}

/** Files from the desktop are dropped onto the list; the button does the same for everybody else. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to do what the button does
    <div
      className={classes.area}
      data-over={isOver || undefined}
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
      {children}
      {isOver && (
        <div className={classes.drop} aria-hidden>
          {texts.drop}
        </div>
      )}
    </div>
  )
}
