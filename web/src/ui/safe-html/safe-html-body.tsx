import { useLayoutEffect, useRef } from 'react'
import { cleanHtml } from './clean-html'
import styles from './safe-html.module.css'

export function SafeHtmlBody({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(cleanHtml(html)), [html])
  return <div ref={place} className={styles.body} dir="auto" />
}
