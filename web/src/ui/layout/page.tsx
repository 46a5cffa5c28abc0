import type { ReactNode } from 'react'
import { PageTitle } from '../text/page-title'
import classes from './page.module.css'
import type { Space } from './space'

interface PageProps {
  /** For a form, for a page of cards, for a wide table. */
  width?: 'narrow' | 'normal' | 'wide'
  title: ReactNode
  titleSize?: 'normal' | 'large'
  /** What the browser's tab says, where the title is not plain text. */
  documentTitle?: string
  /** One sentence below the title. */
  text?: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** A page in the middle of the window: title, sentence, action, and what it is about. */
export function Page(props: PageProps) {
  const { width = 'normal', title, titleSize = 'normal', documentTitle, text, action, children } = props
  return (
    <PageBody width={width}>
      <div className={classes.head}>
        <div>
          <PageTitle size={titleSize} {...(documentTitle === undefined ? {} : { documentTitle })}>
            {title}
          </PageTitle>
          {text !== undefined && <p className={classes.text}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </PageBody>
  )
}

/** A page whose title is part of what it shows, as where the page is missing. */
export function PageBody({ width = 'normal', children }: Pick<PageProps, 'width' | 'children'>) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  )
}

interface PageColumnsProps {
  /** How wide the second column is; below a certain width of the window it follows the first. */
  side: 'half' | 380
  gap?: Space
  children: [main: ReactNode, side: ReactNode]
}

/** What the page is about, and beside it what belongs to it; one column where there is no room. */
export function PageColumns({ side, gap = 12, children }: PageColumnsProps) {
  return (
    <div className={classes.columns} data-side={side} style={{ gap }}>
      {children}
    </div>
  )
}
