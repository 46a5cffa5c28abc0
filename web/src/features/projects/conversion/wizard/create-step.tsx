import { readAmount, shortAmount } from '@foyer/contract/kit/money'
import { wizardFieldTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { additionalFields, type WizardValues } from '@foyer/contract/projects/conversion/wizard-values'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { MetaLine } from '../../../../ui/text/meta-line'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { useCompanyDay } from '../../../accounts/use-company-day'
import { AdditionalFields } from './additional-fields'
import { ClientFields } from './client-fields'
import { ProjectFields } from './project-fields'
import type { WizardForm } from './wizard-form'

/** Step 1: client and project; the rest is folded, but not where something in it is wrong. */
export function CreateStep({ form }: { form: WizardForm }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isWrong = additionalFields.some((name) => form.problemAt(name))
  const isShown = isOpen || isWrong
  const Icon = isShown ? IconChevronUp : IconChevronDown
  return (
    <>
      <SectionHeading>{texts.client}</SectionHeading>
      <ClientFields form={form} />
      <SectionHeading>{texts.project}</SectionHeading>
      <ProjectFields form={form} />
      <div>
        <Button
          variant="subtle"
          ml={-12}
          leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOpen(!isShown)}
        >
          {isShown ? texts.fewer : texts.more}
        </Button>
        {!isShown && <Folded values={form.values} />}
      </div>
      <div id={id} hidden={!isShown}>
        {isShown && <AdditionalFields form={form} />}
      </div>
    </>
  )
}

/** What the folded part holds already, most of it from the lead. */
function Folded({ values }: { values: WizardValues }) {
  const { currencySymbol } = useCompanyDay()
  const budget = readAmount(values.budget)
  const pieces = [
    budget !== undefined && shortAmount(budget, currencySymbol),
    values.area && `${values.area} ${values.areaUnit}`,
    values.workScope,
    values.gstNumber,
  ]
  return (
    <QuietText size="small">
      <MetaLine pieces={pieces} />
    </QuietText>
  )
}
