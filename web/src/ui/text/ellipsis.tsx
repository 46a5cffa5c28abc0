import { Tooltip } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import classes from './text.module.css'

const pauseBeforeTooltip = 250

/** One line that ends in dots where it does not fit; then the whole of it is in a tooltip. */
export function Ellipsis({ text }: { text: string }) {
  const line = useRef<HTMLSpanElement>(null)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const isCut = line.current !== null && line.current.scrollWidth > line.current.clientWidth
    if (!isPointedAt || !isCut) return setShown(false)
    const timer = setTimeout(() => setShown(true), pauseBeforeTooltip)
    return () => clearTimeout(timer)
  }, [isPointedAt])
  return (
    <>
      <span
        ref={line}
        className={classes.ellipsis}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
      >
        {text}
      </span>
      {isShown && <Tooltip target={line} label={text} opened multiline maw={320} />}
    </>
  )
}
