import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { followUpPickTexts as texts } from '@foyer/contract/leads/messages/next/next-step'
import { leadName } from '@foyer/contract/leads/rules'
import { allowedWork } from '@foyer/contract/leads/work/allowed-work'
import type { StageKind } from '@foyer/contract/pipeline/model'
import { ActionIcon, Box, Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { wordsOf } from '../../../../api/call-failed'
import { Beside } from '../../../../ui/dialogs/beside'
import { Dialog } from '../../../../ui/dialogs/dialog'
import type { Place } from '../../../../ui/dialogs/place'
import { useBackCloses } from '../../../../ui/dialogs/use-back-closes'
import { useFocusBack } from '../../../../ui/dialogs/use-focus-back'
import { Row } from '../../../../ui/layout/flow'
import { useIsPhone } from '../../../../ui/phone'
import { QuietText } from '../../../../ui/text/quiet-text'
import { showToast } from '../../../../ui/toasts/toast'
import { useIsHere } from '../../../../ui/use-is-here'
import { useGuard } from '../../../accounts/use-guard'
import { FollowUpChoice } from './follow-up-choice'
import { useSetFollowUp } from './use-set-follow-up'
import type { FollowedLead } from './use-tell-follow-up'

export interface PickedLead extends FollowedLead {
  stage: { kind: StageKind }
  assignee: { id: string } | undefined
}

interface FollowUpPickingProps {
  lead: PickedLead
  /** Where on the page it belongs; undefined for the middle. */
  at: Place | undefined
  onClose: () => void
}

/** A sheet at the foot of a phone; beside the button that opened it, or in the middle, on a desktop. */
export function FollowUpPicking({ lead, at, onClose }: FollowUpPickingProps) {
  const isPhone = useIsPhone()
  const title = texts.title(leadName(lead))
  const content = <Choice lead={lead} onClose={onClose} />
  if (isPhone)
    return (
      <AtFoot title={title} onClose={onClose}>
        {content}
      </AtFoot>
    )
  if (at)
    return (
      <Beside title={title} at={at} onClose={onClose}>
        {content}
      </Beside>
    )
  return (
    <Dialog opened isPrompt title={title} width={420} onClose={onClose}>
      {content}
    </Dialog>
  )
}

function Choice({ lead, onClose }: { lead: PickedLead; onClose: () => void }) {
  const guard = useGuard('leads.edit')
  const { set, isBusy, problem } = useSetFollowUp(lead)
  const isHere = useIsHere()
  const allowed = allowedWork(lead.stage.kind, lead.assignee !== undefined).followUp
  const why = guard.because ?? { disabled: texts.unassigned, hidden: texts.ended, open: undefined }[allowed]
  if (why) return <QuietText>{why}</QuietText>
  const { followUpOn: on, followUpTime: time, followUpKind: kind } = lead
  return (
    <FollowUpChoice
      former={on ? { on, time, kind } : undefined}
      isBusy={isBusy}
      problem={problem}
      // Why it was refused is said in the sheet while it is there.
      onSave={(followUp) =>
        void set(followUp).then(onClose, (error) => {
          if (!isHere.current) showToast({ kind: 'problem', text: wordsOf(error, texts.failed) })
        })
      }
    />
  )
}

interface PlaceProps {
  title: string
  onClose: () => void
  children: ReactNode
}

function AtFoot({ title, onClose, children }: PlaceProps) {
  useBackCloses(true, onClose)
  useFocusBack()
  return (
    <Drawer.Root opened onClose={onClose} position="bottom" size="auto" radius="lg">
      <Drawer.Overlay />
      <Drawer.Content styles={{ content: { height: 'auto', borderRadius: '10px 10px 0 0' } }}>
        <Box px={16} pt={4} pb="calc(16px + env(safe-area-inset-bottom))">
          <Row justify="space-between" isOneLine>
            <Drawer.Title component="h2" fw={600}>
              {title}
            </Drawer.Title>
            <ActionIcon size={44} mr={-12} aria-label={screenTexts.close} onClick={onClose}>
              <IconX size={20} stroke={1.6} />
            </ActionIcon>
          </Row>
          {children}
        </Box>
      </Drawer.Content>
    </Drawer.Root>
  )
}
