import { readAmount } from '@foyer/contract/kit/money'
import { type ProjectFields, projectFields } from '@foyer/contract/projects/record/forms'
import { projectRecordLimits as limits } from '@foyer/contract/projects/record/limits'
import {
  projectRecordReplies,
  projectStageTexts as stages,
  projectFormTexts as texts,
} from '@foyer/contract/projects/record/messages'
import { type Project, projectStages } from '@foyer/contract/projects/record/model'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { Dialog } from '../../../ui/dialogs/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { FieldGrid, WholeRow } from '../../../ui/form/field-grid'
import { AmountField } from '../../../ui/form/fields/amount-field'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { DateField } from '../../../ui/form/fields/date-field'
import { LongTextField } from '../../../ui/form/fields/long-text-field'
import { TextField } from '../../../ui/form/fields/text-field'
import { useCloseGuard } from '../../../ui/form/use-close-guard'
import { useFoyerForm } from '../../../ui/form/use-foyer-form'
import { showToast } from '../../../ui/toasts/toast'
import { useCompanyDay } from '../../accounts/use-company-day'

const typedOf = (project: Project): ProjectFields => ({
  name: project.name,
  stage: project.stage,
  startOn: project.startOn ?? '',
  endOn: project.endOn ?? '',
  value: project.value === undefined ? '' : String(project.value),
  phone: project.phone ?? '',
  location: project.location ?? '',
  city: project.city ?? '',
  postalCode: project.postalCode ?? '',
  area: project.area ?? '',
  areaUnit: project.areaUnit ?? '',
  workScope: project.workScope ?? '',
  note: project.note ?? '',
})

export function EditProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const { today, currencySymbol } = useCompanyDay()
  const save = useSend(endpoints.change)
  const form = useFoyerForm<ProjectFields>(
    projectFields,
    typedOf(project),
    async ({ value, ...typed }) => {
      const amount = value.trim() === '' ? undefined : readAmount(value)
      await save.mutateAsync({ ...typed, value: amount, id: project.id, seenAt: project.updatedAt })
      showToast({ kind: 'ok', text: projectRecordReplies.saved })
      onClose()
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }) },
  )
  const guard = useCloseGuard({ isChanged: form.isChanged, text: texts.leaveText, onClose })
  const short = limits.shortText
  return (
    <Dialog opened title={texts.editTitle} width={760} onClose={guard.close}>
      <DialogForm form={form} submit={texts.save} cancel={texts.cancel} onCancel={onClose}>
        <FieldGrid columns={2}>
          <WholeRow>
            <TextField
              {...form.field('name')}
              label={texts.name}
              withAsterisk
              data-autofocus
              max={limits.name}
            />
          </WholeRow>
          <ChoiceField
            label={texts.stage}
            value={form.values.stage}
            onChange={(chosen) =>
              form.change({ stage: projectStages.find((one) => one === chosen) ?? form.values.stage })
            }
            data={projectStages.map((value) => ({ value, label: stages[value] }))}
          />
          <AmountField
            {...form.field('value')}
            label={texts.value}
            symbol={currencySymbol}
            isGrouped={currencySymbol === '₹'}
          />
          <DateField
            {...form.field('startOn')}
            label={texts.startOn}
            placeholder="DD-MM-YYYY"
            opensAt={today}
          />
          <DateField {...form.field('endOn')} label={texts.endOn} placeholder="DD-MM-YYYY" opensAt={today} />
          <TextField {...form.field('area')} label={texts.area} max={short} />
          <TextField {...form.field('areaUnit')} label={texts.areaUnit} max={short} />
          <WholeRow>
            <TextField {...form.field('location')} label={texts.location} max={limits.text} />
          </WholeRow>
          <TextField {...form.field('city')} label={texts.city} max={short} />
          <TextField {...form.field('postalCode')} label={texts.postalCode} max={short} />
          <TextField {...form.field('phone')} label={texts.phone} type="tel" max={short} />
          <WholeRow>
            <LongTextField {...form.field('workScope')} label={texts.workScope} max={limits.text} />
          </WholeRow>
          <WholeRow>
            <LongTextField
              {...form.field('note')}
              label={texts.note}
              description={texts.noteHint}
              max={limits.note}
            />
          </WholeRow>
        </FieldGrid>
      </DialogForm>
      {guard.question}
    </Dialog>
  )
}
