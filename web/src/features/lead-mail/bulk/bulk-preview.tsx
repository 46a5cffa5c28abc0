import { bulkMailLimits } from '@foyer/contract/lead-mail/bulk/limits'
import { bulkPreviewTexts as texts } from '@foyer/contract/lead-mail/bulk/messages-screen'
import type { LeadSelection } from '@foyer/contract/leads/model'
import { bulkMailEndpoints } from '@foyer/contract/wire/lead-mail/bulk/endpoints'
import { ActionIcon } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { TextField } from '../../../ui/form/fields/text-field'
import { Row, Stack } from '../../../ui/layout/flow'
import { SafeHtml } from '../../../ui/safe-html/safe-html'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { Facts } from '../../../ui/text/facts'
import { QuietText } from '../../../ui/text/quiet-text'
import classes from './bulk.module.css'

interface BulkPreviewProps {
  selection: LeadSelection
  subject: string
  html: string
  onClose: () => void
}

/** The mail as any of the leads gets it. */
export function BulkPreview({ selection, subject, html, onClose }: BulkPreviewProps) {
  const [at, setAt] = useState(0)
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), 250)
  const search = asked && asked.length <= bulkMailLimits.search ? asked : undefined
  const read = useEndpoint(
    bulkMailEndpoints.previewBulkMail,
    { selection, subject, html, search, at },
    { keepPrevious: true },
  )
  const total = read.data?.total ?? 0
  const place = read.data?.at ?? 0
  return (
    <Dialog opened title={texts.title} width={760} onClose={onClose}>
      <Stack gap={12}>
        <Row gap={8} align="center">
          <TextField
            flex={1}
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            max={bulkMailLimits.search}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setAt(0)
            }}
          />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.previous}
            disabled={place <= 0}
            onClick={() => setAt(place - 1)}
          >
            <IconChevronLeft size={18} stroke={1.6} />
          </ActionIcon>
          <span role="status">{total > 0 && texts.place(place, total)}</span>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={texts.next}
            disabled={place >= total - 1}
            onClick={() => setAt(place + 1)}
          >
            <IconChevronRight size={18} stroke={1.6} />
          </ActionIcon>
        </Row>
        <Loaded of={read} failed={read.error?.message ?? texts.failed} rows={4}>
          {({ lead, subject: filled, html: words }) =>
            lead ? (
              <>
                <Facts
                  layout="cells"
                  columns={1}
                  isFramed
                  facts={[
                    [texts.to, `${lead.name}, ${lead.address}`],
                    [texts.subject, filled],
                  ]}
                />
                <div className={classes.letter}>
                  {words ? <SafeHtml html={words} /> : <QuietText>{texts.noText}</QuietText>}
                </div>
              </>
            ) : (
              <EmptyState icon={IconMail} title={texts.none} />
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  )
}
