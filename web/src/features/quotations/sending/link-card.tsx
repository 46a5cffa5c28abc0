import { calendarDateOf, formatDay, formatInstant } from '@foyer/contract/kit/dates'
import { sendingLimits } from '@foyer/contract/quotations/sending/limits'
import { linkTexts as texts } from '@foyer/contract/quotations/sending/messages-screen'
import { quotationSendingEndpoints } from '@foyer/contract/wire/quotations/sending/endpoints'
import { Button } from '@mantine/core'
import { memo, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { AddButton } from '../../../ui/add-button'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { Card } from '../../../ui/layout/card'
import { Row, Stack } from '../../../ui/layout/flow'
import { MetaLine } from '../../../ui/text/meta-line'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'
import type { LinkRead } from '../shapes'
import { CopyField } from './copy-field'

interface LinkCardProps {
  id: string
  links: readonly LinkRead[]
  mayEdit: boolean
  isFrozen: boolean
}

/** Where the client looks at it: each link with how long it works and whether it was opened. */
export const LinkCard = memo(function LinkCard({ id, links, mayEdit, isFrozen }: LinkCardProps) {
  const make = useSend(quotationSendingEndpoints.makeQuotationLink)
  const [revoked, setRevoked] = useState<string>()
  const create = () =>
    make.mutate(
      { id, days: sendingLimits.days.usual },
      {
        onSuccess: ({ message }) => showToast({ kind: 'ok', text: message }),
        onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.createFailed) }),
      },
    )
  return (
    <Card
      title={texts.title}
      isPadded
      action={
        mayEdit &&
        !isFrozen && (
          <AddButton look="quiet" isLocked={make.isPending} onClick={create}>
            {texts.create}
          </AddButton>
        )
      }
    >
      {links.length === 0 && <QuietText>{texts.none}</QuietText>}
      <PlainList gap={12}>
        {links.map((link) => (
          <LinkItem key={link.id} link={link} {...(mayEdit && { onRevoke: () => setRevoked(link.id) })} />
        ))}
      </PlainList>
      {revoked !== undefined && (
        <RevokeDialog id={id} linkId={revoked} onClose={() => setRevoked(undefined)} />
      )}
    </Card>
  )
})

function LinkItem({ link, onRevoke }: { link: LinkRead; onRevoke?: () => void }) {
  const { timeZone } = useCompanyDay()
  const day = formatDay(calendarDateOf(link.expiresAt, timeZone))
  const standing = { open: texts.until(day), expired: texts.expired(day), revoked: texts.revoked }
  const isOpen = link.state === 'open'
  return (
    <li>
      <Stack gap={4}>
        {isOpen && link.url && <CopyField label={texts.copy} value={link.url} />}
        <MetaLine
          pieces={[
            standing[link.state],
            link.lastSeenAt
              ? texts.seen(link.views, formatInstant(link.lastSeenAt, timeZone))
              : texts.neverSeen,
          ]}
        />
        {isOpen && onRevoke && (
          <Row>
            <Button variant="subtle" size="xs" color="red" onClick={onRevoke}>
              {texts.revoke}
            </Button>
          </Row>
        )}
      </Stack>
    </li>
  )
}

interface RevokeDialogProps {
  id: string
  linkId: string
  onClose: () => void
}

function RevokeDialog({ id, linkId, onClose }: RevokeDialogProps) {
  const revoke = useSend(quotationSendingEndpoints.revokeQuotationLink, {
    onSuccess: ({ message }) => {
      showToast({ kind: 'ok', text: message })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={texts.revokeTitle}
      confirm={texts.revoke}
      isBusy={revoke.isPending}
      problem={revoke.error ? wordsOf(revoke.error, texts.revokeFailed) : undefined}
      onConfirm={() => revoke.mutate({ id, linkId })}
      onClose={onClose}
    >
      <QuietText>{texts.revokeText}</QuietText>
    </ConfirmDialog>
  )
}
