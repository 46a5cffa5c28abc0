import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row } from '../../../../ui/layout/flow'
import { PageTitle } from '../../../../ui/text/page-title'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { QuietText } from '../../../../ui/text/quiet-text'
import { ResponseLine } from '../../response/response-line'
import classes from './details.module.css'
import { useWayBack } from './use-way-back'

interface DetailsHeadProps {
  lead: LeadDetail
  /** Below the name. */
  about?: string
  /** What can be done with the lead as a whole. */
  children: ReactNode
}

/** D-001: the way back, the name, and what can be done with the lead. */
export function DetailsHead({ lead, about, children }: DetailsHeadProps) {
  const goBack = useWayBack()
  return (
    <Row className={classes.head}>
      <PointerTooltip label={texts.back}>
        <ActionIcon aria-label={texts.back} onClick={goBack}>
          <IconArrowLeft size={20} stroke={1.6} />
        </ActionIcon>
      </PointerTooltip>
      <div className={classes.name}>
        <PageTitle size="large">{leadName(lead)}</PageTitle>
        {about && <QuietText size="small">{about}</QuietText>}
        <ResponseLine lead={lead} />
      </div>
      <Row className={classes.actions}>{children}</Row>
    </Row>
  )
}
