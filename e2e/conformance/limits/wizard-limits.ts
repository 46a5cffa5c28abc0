import { wizardFieldTexts, wizardTexts } from '@foyer/contract/projects/conversion/messages-wizard'
import type { checkStep } from '@foyer/contract/projects/conversion/wizard-rules'
import {
  emptyWizard,
  type WizardStep,
  type WizardValues,
} from '@foyer/contract/projects/conversion/wizard-values'
import type { writeClientFacts } from '@foyer/contract/wire/projects/conversion/facts'
import { type Binding, is, reads, travels } from './binding'

type Check = typeof checkStep
const rules = 'projects/conversion/wizard-rules checkStep'
const limits = 'projects/conversion/wizard-limits wizardLimits'
const toasts = 'projects/conversion/wizard-limits conversionToasts'

const blank = emptyWizard({ countryCode: 'IN', dialCode: '91' })
const wrongIn = (check: Check, typed: Partial<WizardValues>) =>
  Object.keys(
    check(
      { ...blank, ...typed },
      {
        step: 'create',
        today: '2026-11-18',
        known: emptyWizard({ countryCode: '', dialCode: '' }),
        hasOthers: true,
      },
    ).fields,
  )
const isWrong = (check: Check, typed: Partial<WizardValues>) =>
  Object.keys(typed).some((name) => wrongIn(check, typed).includes(name))

const labels: Record<string, string> = wizardFieldTexts
const labelOf = (field: string) =>
  (labels[field] ?? labels[field.replace(/Code$/, '')] ?? field).toLowerCase()

/** The steps that make a lead a client with a project. */
export const wizardLimitBindings: Record<string, Binding> = {
  'companyName.max.wizard': is(`${limits}.companyName`),
  'wizard.name.max': is(`${limits}.name`),
  'wizard.project.max': is(`${limits}.projectName`),
  'wizard.city.max': is(`${limits}.city`),
  'wizard.budget.max': is(`${limits}.budgetDigits`),
  'wizard.area.max': is(`${limits}.areaDigits`),
  'wizard.workScope.max': is(`${limits}.workScope`),
  'wizard.billingAddress.max': is(`${limits}.billingAddress`),
  'wizard.billingLandmark.max': is(`${limits}.billingLandmark`),
  'wizard.billingCity.max': is(`${limits}.billingCity`),
  'wizard.billTo.max': is(`${limits}.billTo`),
  'wizard.gst.max': is(`${limits}.gst`),
  'wizard.pin': reads<Check>(rules, (check) =>
    ['', '411045'].every((postalCode) => !isWrong(check, { postalCode })) &&
    ['41104', '4110455', '41104A'].every((postalCode) => isWrong(check, { postalCode }))
      ? 'exactly 6 digits if given'
      : undefined,
  ),
  'wizard.required': reads<Check>(rules, (check, wanted: string[]) => {
    const asked = wrongIn(check, { countryCode: '' }).map(labelOf)
    return asked.length === wanted.length ? wanted.filter((one) => asked.includes(one)) : asked
  }),
  'wizard.dates': reads<Check>(rules, (check) =>
    isWrong(check, { startOn: '2026-11-17' }) &&
    !isWrong(check, { startOn: '2026-11-18' }) &&
    isWrong(check, { startOn: '2026-11-20', endOn: '2026-11-19' }) &&
    !isWrong(check, { startOn: '2026-11-20', endOn: '2026-11-20' })
      ? 'start not before today; end not before start'
      : undefined,
  ),
  'wizard.steps': reads<WizardStep[]>('projects/conversion/wizard-values wizardSteps', (steps) =>
    steps.map((step) => wizardTexts[step]),
  ),
  kycType: reads<typeof writeClientFacts>('wire/projects/conversion/facts writeClientFacts', (write) =>
    Object.fromEntries((['individual', 'corporate'] as const).map((type) => [write({ type }).kycType, type])),
  ),
  'entity.projectSave': travels('wire/projects/conversion/endpoints projectEndpoints.saveAll', 'request'),
  'toast.conversion': is(`${toasts}.created`),
  'toast.error': is(`${toasts}.failed`),
}
