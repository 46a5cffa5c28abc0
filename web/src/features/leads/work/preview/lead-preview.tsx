import { panelTexts } from '@foyer/contract/leads/messages/preview'
import { historyListTexts, previewTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import { leadName } from '@foyer/contract/leads/rules'
import { ActionIcon, Box, Button, Tabs } from '@mantine/core'
import { IconDoorOff, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsPhone } from '../../../../ui/phone'
import { EmptyState } from '../../../../ui/states/empty-state'
import { FailedState } from '../../../../ui/states/failed-state'
import { Loaded } from '../../../../ui/states/loaded'
import { RowSkeleton } from '../../../../ui/states/skeleton'
import { PointerTooltip } from '../../../../ui/text/pointer-tooltip'
import { useProfile } from '../../../accounts/use-profile'
import { usePipeline } from '../../../pipeline/use-pipeline'
import { absenceIn, isAbsent, useLead } from '../../record/details/use-lead'
import { type LeadMenuDialog, LeadMenuDialogs } from '../../record/menu/lead-menu-dialogs'
import { useFollowUpPicker } from '../follow-up/use-follow-up-picker'
import { LeadHistory } from '../history/lead-history'
import { UnsentPlace, UnsentWords } from '../remark/unsent-words'
import { OlderPanel } from './older-panel'
import { PhoneActions } from './phone/phone-actions'
import classes from './preview.module.css'
import { PreviewFrame } from './preview-frame'
import { PreviewHead } from './preview-head'
import { type UpdateCommands, UpdateStatus } from './update-status'
import type { Steps } from './use-preview-beside'
import { usePreviewKeys } from './use-preview-keys'

interface LeadPreviewProps {
  leadId: string
  /** As the list has it: shown until more is known. */
  row: LeadRow | undefined
  /** To the next or the previous lead of the list. */
  onStep: (step: 1 | -1) => void
  /** Where it is in the list, where that is known. */
  steps?: Steps
  onClose: () => void
}

/** A lead beside the list: say how it went, look back, go on to the next (L-080). */
export const LeadPreview = (props: LeadPreviewProps) => (
  <UnsentPlace key={props.leadId}>
    <KnownPreview {...props} />
  </UnsentPlace>
)

function KnownPreview({ leadId, row, onStep, steps, onClose }: LeadPreviewProps) {
  const read = useLead(leadId)
  const lead = newest(read.data, row)
  const absent = isAbsent(read.error) ? read.error : undefined
  return (
    <PreviewFrame
      label={lead ? panelTexts.label(leadName(lead)) : panelTexts.preview}
      onStep={onStep}
      onClose={onClose}
    >
      {lead && !absent ? (
        <OpenPreview
          key={lead.id}
          lead={lead}
          detail={read.data}
          reason={read.data?.reasonNotInterested}
          onStep={onStep}
          {...(steps && { steps })}
          onClose={onClose}
        />
      ) : (
        <ClosedPreview onClose={onClose}>
          {absent && (
            <>
              <EmptyState icon={IconDoorOff} title={absenceIn(absent)} />
              <UnsentWords />
            </>
          )}
          {!absent && read.isError && (
            <FailedState what={panelTexts.loadFailed} onRetry={() => void read.refetch()} />
          )}
          {!read.isError && <RowSkeleton rows={8} />}
        </ClosedPreview>
      )}
    </PreviewFrame>
  )
}

const newest = (one: LeadRow | undefined, other: LeadRow | undefined): LeadRow | undefined => {
  if (!one || !other) return one ?? other
  return one.updatedAt >= other.updatedAt ? one : other
}

function ClosedPreview({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  usePreviewKeys({ onClose })
  return (
    <>
      <Box p="12px 14px" ta="right">
        <PointerTooltip label={texts.close}>
          <ActionIcon aria-label={texts.close} onClick={onClose}>
            <IconX size={18} stroke={1.6} />
          </ActionIcon>
        </PointerTooltip>
      </Box>
      {children}
    </>
  )
}

type Tab = 'update' | 'history'

interface OpenPreviewProps extends Omit<LeadPreviewProps, 'leadId' | 'row'> {
  lead: LeadRow
  /** As soon as it is known, as the reason is. */
  detail: LeadRow | undefined
  /** Why not interested, as soon as it is known. */
  reason: string | undefined
}

function OpenPreview({ lead, detail, reason, onStep, steps, onClose }: OpenPreviewProps) {
  const [tab, setTab] = useState<Tab>('update')
  const [dialog, setDialog] = useState<LeadMenuDialog>()
  const [isDeleted, setDeleted] = useState(false)
  const commands = useRef<UpdateCommands>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const followUp = useFollowUpPicker(lead)
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // What was typed about a lead that is gone need not be asked about.
  useEffect(() => {
    if (isDeleted) onClose()
  }, [isDeleted, onClose])
  const inUpdate = (work: (form: UpdateCommands) => void) => () => {
    setTab('update')
    if (commands.current) work(commands.current)
  }
  usePreviewKeys({
    onClose: () => {
      if (!commands.current?.dismiss()) onClose()
    },
    onStep,
    onOutcome: (place) => inUpdate((form) => form.chooseOutcome(place))(),
    // The tab may have to be shown first.
    onComment: () => {
      setTab('update')
      requestAnimationFrame(() => commands.current?.focusComment())
    },
    onFollowUp: () => followUp.open(document.querySelector('[data-preview] [data-follow-up]')),
    onSend: inUpdate((form) => form.send()),
  })

  const actions = useIsPhone() && (
    <PhoneActions
      lead={lead}
      steps={steps}
      onStep={onStep}
      // The tab may have to be shown first.
      onFollowUp={() => {
        setTab('update')
        requestAnimationFrame(() => commands.current?.showFollowUp())
      }}
    />
  )
  const place =
    actions && steps?.place && steps.total ? panelTexts.placeOf(steps.place, steps.total) : undefined

  return (
    <>
      <PreviewHead
        lead={lead}
        detail={detail}
        reason={reason}
        heading={heading}
        onFollowUp={followUp.open}
        onOpen={setDialog}
        onClose={onClose}
      />
      {followUp.picker}
      <Tabs
        data-fills
        value={tab}
        onChange={(chosen) => setTab(chosen as Tab)}
        keepMountedMode="display-none"
        activateTabWithKeyboard={false}
      >
        <Tabs.List className={classes.tabList}>
          <Tabs.Tab value="update">{texts.updateStatus}</Tabs.Tab>
          <Tabs.Tab value="history">
            {texts.logHistory} {lead.historyCount > 0 && lead.historyCount}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="update" data-fills>
          {!isDeleted && (
            <UpdatePart
              lead={lead}
              commands={commands}
              actions={actions}
              place={place}
              onDismissed={focusHeading}
            />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="history" data-fills>
          {tab === 'history' && (
            <div className={classes.body}>
              <LeadHistory leadId={lead.id} emptyText={historyListTexts.noLogs} />
            </div>
          )}
          {tab === 'history' && actions && (
            <div className={classes.foot}>
              {actions}
              <Button ml="auto" onClick={() => setTab('update')}>
                {texts.update}
              </Button>
            </div>
          )}
        </Tabs.Panel>
      </Tabs>
      <LeadMenuDialogs
        lead={lead}
        open={dialog}
        onClose={() => setDialog(undefined)}
        onGone={() => setDeleted(true)}
      />
    </>
  )
}

/** C-019, C-166: the older panel with its buttons is for companies that chose it. */
function UpdatePart(props: Omit<Parameters<typeof UpdateStatus>[0], 'stages'>) {
  const Panel = useProfile().data?.company.hasOlderPanel ? OlderPanel : UpdateStatus
  return (
    <Loaded of={usePipeline()} failed={panelTexts.choicesFailed} rows={6}>
      {({ stages }) => <Panel {...props} stages={stages} />}
    </Loaded>
  )
}
