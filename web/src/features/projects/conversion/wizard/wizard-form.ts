import type { WizardValues } from '@foyer/contract/projects/conversion/wizard-values'
import type { FoyerForm } from '../../../../ui/form/use-foyer-form'

export type WizardForm = FoyerForm<WizardValues>
