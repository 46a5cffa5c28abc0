import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { detailsPageTexts as texts } from '@foyer/contract/leads/messages/details'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { Box, Button } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../../app/addresses'
import { Row, Stack } from '../../../../ui/layout/flow'
import { PlainList } from '../../../../ui/text/plain-list'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { useGuard } from '../../../accounts/use-guard'
import { useUndoMerge } from '../../duplicates/merge/use-undo-merge'
import { Fold } from './fold'

/** The same enquiry with somebody else (C-102), and leads that went into this one. */
export function RelatedLeads({ lead: { siblings, merges } }: { lead: LeadDetail }) {
  const { timeZone } = useCompanyDay()
  const guard = useGuard('leads.merge')
  const undo = useUndoMerge()
  if (siblings.length + merges.length === 0) return null
  return (
    <Fold title={texts.related}>
      <Box px={14} pb={8}>
        <PlainList>
          {siblings.map(({ id, name, assignee }) => (
            <Box component="li" key={id} py={6}>
              <Stack gap={0} justify="start">
                <Link data-link to={addresses.leadDetails(id)}>
                  {name}
                </Link>
                <small>{texts.sibling(assignee)}</small>
              </Stack>
            </Box>
          ))}
          {merges.map(({ id, name, at, canUndo }) => (
            <Box component="li" key={id} py={6}>
              <Row gap={12} grow="first" isOneLine>
                <Stack gap={0}>
                  <strong>{name}</strong>
                  <small>{texts.merged(formatDay(calendarDateOf(at, timeZone)))}</small>
                </Stack>
                {canUndo && (
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={texts.undoMergeOf(name)}
                    {...guard.lock}
                    onClick={guard(() => void undo(id))}
                  >
                    {texts.undoMerge}
                  </Button>
                )}
              </Row>
            </Box>
          ))}
        </PlainList>
      </Box>
    </Fold>
  )
}
