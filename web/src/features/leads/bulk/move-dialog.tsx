import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { workLimits } from '@foyer/contract/leads/limits'
import { moveLeadsTexts as texts } from '@foyer/contract/leads/messages/selection'
import { stageMoveTexts, workProblems } from '@foyer/contract/leads/messages/work'
import { leadName } from '@foyer/contract/leads/rules'
import { leadWorkEndpoints } from '@foyer/contract/wire/leads/work/endpoints'
import { useEndpoint } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { ReasonFields } from '../work/preview/outcome-fields'
import { WonPrompt } from '../work/stage/won-prompt'
import { failureWords } from './failure-words'
import type { OpenDialog } from './open-dialog'
import { useMoveLeads } from './use-move-leads'

interface MoveDialogProps {
  open: Extract<OpenDialog, { kind: 'move' }>
  onReport: (report: BulkReport) => void
  onDone: () => void
  onClose: () => void
}

const nameOf = ({ lead, count }: MoveDialogProps['open']) => (lead ? leadName(lead) : texts.leads(count))

/** Asked once for all: whether they are Won, or why they are Lost. */
export function MoveDialog(props: MoveDialogProps) {
  return props.open.stage.kind === 'won' ? <AskWon {...props} /> : <AskReason {...props} />
}

function AskWon({ open, onReport, onDone, onClose }: MoveDialogProps) {
  const { isBusy, move } = useMoveLeads(onReport)
  const mark = () =>
    move(open.leads, open.stage).then(
      (tell) => {
        onClose()
        onDone()
        tell()
      },
      (error) => {
        onClose()
        showToast({ kind: 'problem', text: failureWords(error, stageMoveTexts.failed) })
      },
    )
  return (
    <WonPrompt
      name={nameOf(open)}
      areMany={open.count > 1}
      isBusy={isBusy}
      onYes={() => {
        if (!isBusy) void mark()
      }}
      onClose={onClose}
    />
  )
}

const problemIn = (reason: string) =>
  [...reason.trim()].length > workLimits.reason ? workProblems.reason : undefined

/** C-165: of many it may stay away, and is stored as not given. */
function AskReason({ open, onReport, onDone, onClose }: MoveDialogProps) {
  const { move } = useMoveLeads(onReport)
  const choices = useEndpoint(leadWorkEndpoints.choices, {}).data ?? []
  const form = useFoyerForm(
    ({ reason }) => ({ fields: { reason: problemIn(reason) } }),
    { reason: '', hasOwnReason: false },
    async ({ reason }) => {
      const tell = await move(open.leads, open.stage, reason.trim() || undefined)
      onClose()
      onDone()
      tell()
    },
    { problemOf: (error) => ({ form: failureWords(error, stageMoveTexts.failed) }) },
  )
  return (
    <Dialog opened isPrompt title={texts.ask(nameOf(open), open.stage.name)} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.confirm} onCancel={onClose}>
        <ReasonFields
          values={form.values}
          problems={{ reason: form.problemAt('reason') }}
          reasons={choices.filter(({ kind }) => kind === 'reason')}
          isRequired={false}
          onChange={form.change}
        />
        {open.count > 1 && <QuietText>{texts.reasonOfAll}</QuietText>}
      </DialogForm>
    </Dialog>
  )
}
