import { Tooltip } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './text.module.css'

const pauseBeforeTooltip = 250

/** One line that ends in dots where it does not fit; then the whole of it is in a tooltip, for keys as for a pointer. */
export function Ellipsis({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null)
  const [isLookedAt, setLookedAt] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const isCut = line.current !== null && line.current.scrollWidth > line.current.clientWidth
    if (!isLookedAt || !isCut) return setShown(false)
    const timer = setTimeout(() => setShown(true), pauseBeforeTooltip)
    return () => clearTimeout(timer)
  }, [isLookedAt])
  useEffect(() => {
    const control = line.current?.closest('a, button, [tabindex="0"]')
    const look = () => setLookedAt(control?.matches(':focus-visible') ?? false)
    control?.addEventListener('focus', look)
    control?.addEventListener('blur', look)
    return () => {
      control?.removeEventListener('focus', look)
      control?.removeEventListener('blur', look)
    }
  }, [])
  return (
    <>
      <span
        ref={line}
        className={classes.ellipsis}
        onPointerEnter={() => setLookedAt(true)}
        onPointerLeave={() => setLookedAt(false)}
      >
        {text}
      </span>
      {isShown && <Tooltip target={line} label={text} opened multiline maw={320} />}
    </>
  )
}
