import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { sendProblems } from '@foyer/contract/analytics/messages'
import { sendDashboardTexts as texts } from '@foyer/contract/analytics/messages/sending'
import type { FigureQuery } from '@foyer/contract/analytics/model'
import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { digestEndpoints } from '@foyer/contract/wire/analytics/digest-endpoints'
import { MultiSelect } from '@mantine/core'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Stack } from '../../../ui/layout/flow'
import { FailedState } from '../../../ui/states/failed-state'
import { QuietText } from '../../../ui/text/quiet-text'
import { showToast } from '../../../ui/toasts/toast'
import { useAssignable } from '../../teams/use-assignable'
import { useAbout } from '../use-about'

interface SendDashboardProps {
  query: FigureQuery
  onClose: () => void
}

type Values = { to: string[]; note: string }

const problemsIn = ({ to, note }: Values) => ({
  fields: {
    ...(to.length === 0 && { to: sendProblems.nobody }),
    ...(note.length > analyticsLimits.noteMax && { note: sendProblems.longNote }),
  },
})

/** The numbers by email to colleagues, as whoever sends them sees them. */
export function SendDashboard({ query, onClose }: SendDashboardProps) {
  const about = useAbout(query)
  const colleagues = useAssignable()
  const send = useSend(digestEndpoints.send)
  const form = useFoyerForm<Values>(
    problemsIn,
    { to: [], note: '' },
    async ({ to, note }) => {
      const { sent } = await send.mutateAsync({ ...query, to, note: note.trim() })
      showToast({ kind: 'ok', text: texts.sent(sent) })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  const guard = useCloseGuard({
    isChanged: form.isChanged,
    isSaving: form.isBusy,
    text: texts.leaveText,
    onClose,
  })
  const isFailed = colleagues.isError && !colleagues.data
  return (
    <Dialog opened title={texts.title} width={420} onClose={guard.close}>
      {isFailed ? (
        <FailedState what={texts.loadFailed} onRetry={() => void colleagues.refetch()} />
      ) : (
        <DialogForm form={form} submit={texts.send} onCancel={guard.close}>
          <Stack gap={16}>
            <QuietText>{texts.text(about)}</QuietText>
            <MultiSelect
              {...form.field('to')}
              label={texts.to}
              placeholder={form.values.to.length === 0 ? texts.choose : undefined}
              searchable
              // The dialog would begin with its list over all else.
              openOnFocus={false}
              hidePickedOptions
              clearable
              maxDropdownHeight={240}
              nothingFoundMessage={colleagues.data ? texts.nobodyFound : screenTexts.loading}
              data={(colleagues.data ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
            />
            <LongTextField
              {...form.field('note')}
              label={texts.note}
              description={texts.noteHint}
              max={analyticsLimits.noteMax}
              limitNote={sendProblems.longNote}
              autosize
              minRows={3}
              maxRows={8}
            />
          </Stack>
        </DialogForm>
      )}
      {guard.question}
    </Dialog>
  )
}
