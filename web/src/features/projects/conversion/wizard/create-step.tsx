import { wizardFieldTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { additionalFields } from '@foyer/contract/projects/conversion/wizard-values'
import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { AdditionalFields } from './additional-fields'
import { ClientFields } from './client-fields'
import { ProjectFields } from './project-fields'
import type { WizardForm } from './wizard-form'

/** Step 1: client and project; the rest is folded, but not where something in it was filled in or is wrong. */
export function CreateStep({ form }: { form: WizardForm }) {
  const [isOpen, setOpen] = useState(() => additionalFields.some((name) => form.values[name] !== ''))
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
      </div>
      <div id={id} hidden={!isShown}>
        {isShown && <AdditionalFields form={form} />}
      </div>
    </>
  )
}
