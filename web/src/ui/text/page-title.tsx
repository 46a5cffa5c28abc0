import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import classes from './page-title.module.css'

interface PageTitleProps {
  children: ReactNode
  /** What the browser's tab says; the heading's own words where they are plain text. */
  documentTitle?: string
  size?: 'normal' | 'large'
}

/** Where the heading before this one was shown. */
let formerPlace: string | undefined

/** A field of the new page that is to be filled in first has taken it already. */
const isInField = (page: Element | null | undefined) => {
  const active = document.activeElement
  return Boolean(active?.matches('input, textarea') && page?.contains(active))
}

/** Another page begins at its heading, for the keyboard and for those who listen. The first one is left alone. */
function useFocusOnNewPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  const place = useRef(pathname)
  useEffect(() => {
    const isNew = formerPlace !== undefined && formerPlace !== place.current
    if (isNew && !isInField(heading.current?.closest('main'))) heading.current?.focus({ preventScroll: true })
    formerPlace = place.current
  }, [])
  return heading
}

/** The one main heading of a page. It takes the focus after a change of page and names the browser's tab. */
export function PageTitle({ children, documentTitle, size = 'normal' }: PageTitleProps) {
  const heading = useFocusOnNewPage()
  const name = documentTitle ?? (typeof children === 'string' ? children : undefined)
  useEffect(() => {
    document.title = name ? `${name} · ${screenTexts.product}` : screenTexts.product
  }, [name])
  return (
    <h1 ref={heading} className={classes.title} data-size={size} tabIndex={-1}>
      {children}
    </h1>
  )
}
