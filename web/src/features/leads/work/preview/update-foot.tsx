import { calendarDateOf, clockTimeOf, formatInstant, formatTime12 } from '@foyer/contract/kit/dates'
import { panelTexts as texts } from '@foyer/contract/leads/messages/preview'
import { previewTexts } from '@foyer/contract/leads/messages/work'
import { Box, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Row } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { KeysHint } from './keys-hint'
import classes from './preview.module.css'

interface UpdateFootProps {
  updatedAt: string
  label?: string
  /** On a phone: what else is under the thumb, and where the lead is among the others. */
  actions?: ReactNode
  place?: string | undefined
  isBusy: boolean
  isActive: boolean
  /** Of those who may not: how it is marked, and why. */
  lock: object
}

/** When the lead was last changed, and the button that saves. */
export function UpdateFoot(props: UpdateFootProps) {
  const { updatedAt, label = previewTexts.update, actions, place, isBusy, isActive, lock } = props
  const isPhone = useIsPhone()
  const { today, timeZone } = useCompanyDay()
  const at =
    calendarDateOf(updatedAt, timeZone) === today
      ? texts.today(formatTime12(clockTimeOf(updatedAt, timeZone)))
      : formatInstant(updatedAt, timeZone)
  return (
    <div className={classes.foot}>
      <Box flex={{ base: '1 0 100%', sm: 1 }} pl={{ base: 8, sm: 0 }} data-ink="2">
        <Row justify="space-between">
          {texts.changed(at)}
          {place && <span className="num">{place}</span>}
        </Row>
      </Box>
      {actions}
      {!isPhone && <KeysHint />}
      <Button type="submit" ml="auto" loading={isBusy} disabled={!isActive} {...lock}>
        {label}
      </Button>
    </div>
  )
}
