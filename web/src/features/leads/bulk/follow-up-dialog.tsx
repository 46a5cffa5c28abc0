import { addDays, formatTime12 } from '@foyer/contract/kit/dates'
import { dayProblem, timeProblem } from '@foyer/contract/kit/moment-problems'
import { timesFrom } from '@foyer/contract/leads/bulk/in-turn'
import type { BulkReport } from '@foyer/contract/leads/bulk/model'
import { leadLimits, workLimits } from '@foyer/contract/leads/limits'
import { bulkRefusals } from '@foyer/contract/leads/messages/bulk'
import { bulkFollowUpTexts as texts } from '@foyer/contract/leads/messages/bulk-dialogs'
import { contactTypeTexts, workProblems } from '@foyer/contract/leads/messages/work'
import { type RemarkType, remarkTypes } from '@foyer/contract/leads/model'
import { leadListEndpoints } from '@foyer/contract/wire/leads/list/endpoints'
import { Input, SegmentedControl } from '@mantine/core'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { FieldGrid } from '../../../ui/form/field-grid'
import { CheckField } from '../../../ui/form/fields/check-field'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { DateField } from '../../../ui/form/fields/date-field'
import { TimeField } from '../../../ui/form/fields/time-field'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { useCompanyDay } from '../../accounts/use-company-day'
import { failureWords } from './failure-words'
import type { OpenDialog } from './open-dialog'

interface FollowUpDialogProps {
  open: Extract<OpenDialog, { kind: 'follow-up' }>
  onDone: (report: BulkReport) => void
  onClose: () => void
}

type Values = { on: string; time: string; kind: RemarkType; isSpread: boolean; perHour: string }

const perHours = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, leadLimits.perHourMax].map(String)

/** The next step of all chosen leads: at one time, or one after another. */
export function FollowUpDialog({ open: { leads, count }, onDone, onClose }: FollowUpDialogProps) {
  const { today } = useCompanyDay()
  const send = useSend(leadListEndpoints.bulk)
  const timesOf = ({ time, perHour }: Values) => timesFrom(time, Number(perHour), count)
  const problemsIn = (values: Values) => {
    const { on, time, isSpread } = values
    const day = on === '' ? texts.dayMissing : dayProblem(on)
    const hour = time === '' ? texts.timeMissing : timeProblem(time)
    const fit = isSpread && !hour ? timesOf(values).length : count
    return {
      fields: {
        on: day ?? (on < today ? workProblems.followUpPast : undefined),
        time: hour,
        perHour: fit < count ? bulkRefusals.dayTooShort(fit).text : undefined,
      },
    }
  }
  const form = useFoyerForm<Values>(
    problemsIn,
    { on: addDays(today, 1), time: workLimits.followUpTime, kind: 'call', isSpread: false, perHour: '10' },
    async ({ on, time, kind, isSpread, perHour }) => {
      const followUp = { on, time, kind }
      const spread = isSpread ? Number(perHour) : undefined
      const report = await send.mutateAsync({
        action: 'follow-up',
        selection: leads,
        followUp,
        perHour: spread,
      })
      onClose()
      onDone(report)
    },
    { problemOf: (error) => ({ form: failureWords(error, texts.failed) }) },
  )
  const { values } = form
  const times = values.isSpread && !timeProblem(values.time) ? timesOf(values) : []
  const last = times.length === count ? times.at(-1) : undefined
  return (
    <Dialog opened title={texts.title(count)} width={420} onClose={onClose}>
      <DialogForm form={form} submit={texts.save} onCancel={onClose}>
        <Stack gap={16}>
          <FieldGrid columns={2} staysBeside>
            <DateField
              {...form.field('on')}
              label={texts.day}
              placeholder="DD-MM-YYYY"
              opensAt={today}
              first={today}
            />
            <TimeField {...form.field('time')} label={texts.time} isNeeded />
          </FieldGrid>
          <Input.Wrapper label={texts.kind} labelElement="div">
            <SegmentedControl
              aria-label={texts.kind}
              fullWidth
              size="xs"
              value={values.kind}
              onChange={(kind) => form.change({ kind })}
              data={remarkTypes.map((kind) => ({ value: kind, label: contactTypeTexts[kind] }))}
            />
          </Input.Wrapper>
          {count > 1 && <CheckField {...form.field('isSpread')} label={texts.spread} />}
          {values.isSpread && (
            <Stack gap={4}>
              <ChoiceField {...form.field('perHour')} label={texts.perHour} data={perHours} />
              {last && <QuietText>{texts.fromTo(formatTime12(values.time), formatTime12(last))}</QuietText>}
            </Stack>
          )}
        </Stack>
      </DialogForm>
    </Dialog>
  )
}
