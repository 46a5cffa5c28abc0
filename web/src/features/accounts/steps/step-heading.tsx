import { PageTitle } from '../../../ui/text/page-title'
import classes from './steps.module.css'

interface StepHeadingProps {
  title: string
  lead: string
  /** What the browser's tab says, where it is not the title. */
  documentTitle?: string
}

/** What a page before the door is about. */
export function StepHeading({ title, lead, documentTitle }: StepHeadingProps) {
  return (
    <div className={classes.heading}>
      <PageTitle size="large" {...(documentTitle !== undefined && { documentTitle })}>
        {title}
      </PageTitle>
      <p>{lead}</p>
    </div>
  )
}
