import { bulkFollowUpTexts, bulkTagTexts } from '@foyer/contract/leads/messages/bulk-dialogs'
import { chatsTexts } from '@foyer/contract/leads/messages/chats'
import { leadMailTexts } from '@foyer/contract/leads/messages/mail'
import { leadProjectTexts } from '@foyer/contract/leads/messages/project'
import {
  archivedTexts,
  deleteLeadTexts,
  selectionTexts as texts,
} from '@foyer/contract/leads/messages/selection'
import { stageMoveTexts } from '@foyer/contract/leads/messages/work'
import type { LeadRow } from '@foyer/contract/leads/model'
import type { Stage } from '@foyer/contract/pipeline/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import {
  IconArchive,
  IconArrowMerge,
  IconArrowsSplit2,
  IconArrowsTransferDown,
  IconBrandWhatsapp,
  IconCalendarTime,
  IconFileInvoice,
  IconFolderPlus,
  IconMail,
  IconMessage2,
  IconPencil,
  IconTag,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSend } from '../../../api/queries'
import { useIsPhone } from '../../../ui/phone'
import type { StateIcon } from '../../../ui/states/empty-state'
import { showToast } from '../../../ui/toasts/toast'
import { useCan } from '../../accounts/use-can'
import { useGuard } from '../../accounts/use-guard'
import { useLeadDialogs } from '../dialogs-in-address'
import { useMergesOf, useUndoMerge } from '../duplicates/merge/use-undo-merge'
import { askToMail } from '../work/mail/mail-requests'
import { useConvertLead, useSendQuotation } from '../work/project/use-project-guards'
import { failureWords } from './failure-words'
import type { OpenDialog } from './open-dialog'
import { StageItems } from './stage-items'
import { useBulkReport } from './use-bulk-report'
import { isAskedAbout, useMoveLeads } from './use-move-leads'
import type { Selection } from './use-selection'

export interface SelectionAction {
  label: string
  icon: StateIcon
  onClick: () => void
  isBusy?: boolean
  /** Of those who may not: how it is marked, and why. */
  lock?: object
  isDanger?: boolean
  /** Stands at the far end of the bar. */
  isLast?: boolean
  /** Items of a menu that it opens instead. */
  choices?: ReactNode
}

type Opener = (open: OpenDialog) => void

function useArchive(selection: Selection, onOpen: Opener) {
  const tell = useBulkReport((report) => onOpen({ kind: 'report', report }))
  const send = useSend(leadListEndpoints.bulk)
  const archive = () =>
    send.mutateAsync({ action: 'archive', selection: selection.leads, confirmCount: undefined }).then(
      (report) => {
        selection.clear()
        tell(report, archivedTexts.done(report.done))
      },
      (error) => showToast({ kind: 'problem', text: failureWords(error, deleteLeadTexts.failed) }),
    )
  return { isBusy: send.isPending, archive: () => void archive() }
}

function useMove({ leads, count, clear }: Selection, lead: LeadRow | undefined, onOpen: Opener) {
  const { isBusy, move } = useMoveLeads((report) => onOpen({ kind: 'report', report }))
  const choose = (stage: Stage) => {
    if (isAskedAbout(stage)) return onOpen({ kind: 'move', leads, count, lead, stage })
    move(leads, stage).then(
      (tell) => {
        clear()
        tell()
      },
      (error) => showToast({ kind: 'problem', text: failureWords(error, stageMoveTexts.failed) }),
    )
  }
  return { isBusy, choose }
}

/** What can be done with the leads that are ticked (L-065, L-066, C-066). */
export function useSelectionActions(selection: Selection, onOpen: Opener): SelectionAction[] {
  const { count, rows, leads } = selection
  const isPhone = useIsPhone()
  const guard = useGuard('leads.edit')
  const canEdit = useCan('leads.edit')
  const { lock } = guard
  const { openEdit } = useLeadDialogs()
  const { isBusy, archive } = useArchive(selection, onOpen)
  const undoMerge = useUndoMerge()
  const [first, second] = rows
  const lead = count === 1 ? first : undefined
  const merges = useMergesOf(lead)
  const quotation = useSendQuotation(lead?.id ?? '')
  const convert = useConvertLead(lead?.id ?? '')
  const move = useMove(selection, lead, onOpen)
  return [
    {
      label: texts.assign,
      icon: IconUserPlus,
      lock,
      onClick: guard(() => onOpen({ kind: 'assign', leads, count, lead })),
    },
    {
      label: texts.move,
      icon: IconArrowsTransferDown,
      isBusy: move.isBusy,
      lock,
      onClick: guard(() => undefined),
      ...(canEdit && { choices: <StageItems currentId={lead?.stage.id} onChoose={move.choose} /> }),
    },
    {
      label: bulkTagTexts.action,
      icon: IconTag,
      lock,
      onClick: guard(() => onOpen({ kind: 'tags', leads, count })),
    },
    {
      label: bulkFollowUpTexts.action,
      icon: IconCalendarTime,
      lock,
      onClick: guard(() => onOpen({ kind: 'follow-up', leads, count })),
    },
    // One lead has its own button for it.
    ...(lead
      ? []
      : [
          {
            label: chatsTexts.action,
            icon: IconBrandWhatsapp,
            lock,
            onClick: guard(() => onOpen({ kind: 'chats', leads, count })),
          },
        ]),
    {
      label: lead ? leadMailTexts.sendEmail : leadMailTexts.bulkEmail,
      icon: IconMail,
      lock,
      onClick: guard(() => askToMail({ kind: 'selection', selection: leads, count, ...(lead && { lead }) })),
    },
    ...(lead
      ? [
          {
            label: leadProjectTexts.sendQuotation,
            icon: IconFileInvoice,
            lock: quotation.lock,
            onClick: quotation.onClick,
          },
        ]
      : []),
    ...(lead && !lead.isConverted
      ? [
          {
            label: leadProjectTexts.convert,
            icon: IconFolderPlus,
            lock: convert.lock,
            onClick: convert.onClick,
          },
        ]
      : []),
    ...(lead ? [{ label: texts.edit, icon: IconPencil, lock, onClick: guard(() => openEdit(lead.id)) }] : []),
    // On a phone the table with its column is not there.
    ...(lead && isPhone
      ? [{ label: texts.viewRemark, icon: IconMessage2, onClick: () => onOpen({ kind: 'remark', lead }) }]
      : []),
    ...(count === 2 && first && second
      ? [
          {
            label: texts.merge,
            icon: IconArrowMerge,
            lock,
            onClick: guard(() => onOpen({ kind: 'merge', pair: [first, second] })),
          },
        ]
      : []),
    ...merges.map(({ id, name }) => ({
      label: texts.undoMerge(name),
      icon: IconArrowsSplit2,
      lock,
      onClick: guard(() => {
        selection.clear()
        void undoMerge(id)
      }),
    })),
    {
      label: texts.delete,
      icon: IconTrash,
      isDanger: true,
      isLast: true,
      lock,
      onClick: guard(() => onOpen({ kind: 'delete', leads, count, lead })),
    },
    { label: texts.archive, icon: IconArchive, isLast: true, isBusy, lock, onClick: guard(archive) },
  ]
}
