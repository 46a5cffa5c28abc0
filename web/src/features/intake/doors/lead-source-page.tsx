import { accessTexts } from '@foyer/contract/accounts/messages'
import { type Door, isPortal } from '@foyer/contract/intake/doors/model'
import {
  addDoorTexts,
  doorKindNames,
  doorRefusals,
  leadSourcesTexts,
  doorPageTexts as texts,
} from '@foyer/contract/intake/messages/lead-sources'
import { Box } from '@mantine/core'
import { IconArrowLeft, IconLock, IconLogin2 } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { addresses } from '../../../app/addresses'
import { Sheet, SheetPart } from '../../../ui/dialogs/sheet'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { Facts } from '../../../ui/text/facts'
import { useIsLocked } from '../../accounts/use-guard'
import { AskingPart } from './asking-part'
import { CopiedField } from './copied-field'
import { DeliveriesPart } from './deliveries-part'
import { DoorActions } from './door-actions'
import { DoorStateChip } from './door-state'
import { FailuresPart } from './failures-part'
import { FieldsPart } from './fields-part'
import { useDoor } from './use-doors'

/** One lead source: where it is delivered to, which value goes where, what came and what failed. */
export function LeadSourcePage() {
  const { id = '' } = useParams()
  const isLocked = useIsLocked('intake.manage')
  const door = useDoor(id)
  if (isLocked) return <EmptyState icon={IconLock} title={accessTexts.disabled} />
  const isGone = door.error?.code === doorRefusals.unknown.code
  return (
    <Stack gap={16}>
      <Box px={{ base: 14, sm: 20 }} pt={14} mb={-16}>
        <Link to={addresses.settings.leadSources} data-link>
          <Row gap={4}>
            <IconArrowLeft size={16} stroke={1.6} aria-hidden />
            {texts.all}
          </Row>
        </Link>
      </Box>
      {isGone ? (
        <EmptyState icon={IconLogin2} title={texts.gone} />
      ) : (
        <Loaded of={door} failed={texts.loadFailed} rows={6}>
          {(found) => <DoorSheets door={found} />}
        </Loaded>
      )}
    </Stack>
  )
}

function DoorSheets({ door }: { door: Door }) {
  return (
    <>
      <Sheet title={door.name} text={doorKindNames[door.kind]} action={<DoorActions door={door} />}>
        <SheetPart>
          <Stack gap={16}>
            {door.state === 'paused' && <Notice>{texts.paused}</Notice>}
            {door.message && door.state !== 'paused' && <Notice>{door.message}</Notice>}
            {door.address && (
              <CopiedField
                label={texts.address}
                hint={texts.addressHint}
                value={new URL(door.address, window.location.origin).href}
              />
            )}
            {door.proof && (
              <CopiedField label={texts.googleKey} hint={texts.googleKeyHint} value={door.proof} />
            )}
            <Facts
              layout="cells"
              columns={4}
              isFramed
              facts={[
                [leadSourcesTexts.state, <DoorStateChip key="state" state={door.state} />],
                [leadSourcesTexts.today, door.today],
                [leadSourcesTexts.month, door.last30Days],
                [leadSourcesTexts.failed, door.failed],
                [texts.facts.source, door.source],
                [texts.facts.sourceName, door.sourceName],
                [texts.facts.duplicates, addDoorTexts.policies[door.duplicates]],
              ]}
            />
          </Stack>
        </SheetPart>
      </Sheet>
      {door.kind === 'indiamart' && <AskingPart door={door} />}
      {door.failures.length > 0 && <FailuresPart door={door} />}
      {isPortal(door.kind) && <FieldsPart door={door} />}
      <DeliveriesPart door={door} />
    </>
  )
}
