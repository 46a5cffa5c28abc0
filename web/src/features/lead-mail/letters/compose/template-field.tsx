import { composeTexts as texts } from '@foyer/contract/lead-mail/letters/messages-compose'
import { templateTypeTexts } from '@foyer/contract/lead-mail/templates/messages'
import {
  type EmailTemplate,
  type TemplateType,
  templateTypes,
} from '@foyer/contract/lead-mail/templates/model'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { useEndpoint } from '../../../../api/queries'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'

/** All templates that can be used for a mail, of the four types together (L-235). */
export const useTemplates = () => useEndpoint(templateEndpoints.templates, { types: [...templateTypes] })

interface TemplateFieldProps {
  templates: readonly EmailTemplate[] | undefined
  hasFailed: boolean
  /** Those of this type come first (L-119). */
  first?: TemplateType
  value: string
  onChoose: (template: EmailTemplate) => void
  isBusy?: boolean
  readOnly?: boolean
}

/** Which words to begin with; a template that is chosen again fills them in again. */
export function TemplateField(props: TemplateFieldProps) {
  const { templates, hasFailed, first, value, onChoose, isBusy = false, readOnly = false } = props
  const isEmpty = templates?.length === 0
  const types = [...templateTypes].sort((one, other) => Number(other === first) - Number(one === first))
  const groups = types.flatMap((type) => {
    const items = (templates ?? [])
      .filter((template) => template.type === type)
      .map(({ id, name }) => ({ value: id, label: name }))
    return items.length > 0 ? [{ group: templateTypeTexts[type].name, items }] : []
  })
  return (
    <ChoiceField
      label={texts.template}
      placeholder={isEmpty ? texts.noTemplate : texts.templateHint}
      nothingFoundMessage={texts.noOption}
      searchable={!isEmpty}
      // It is the first field, and its list would cover the others as soon as the dialog opens.
      openOnFocus={false}
      data={groups}
      value={templates?.some(({ id }) => id === value) ? value : ''}
      error={hasFailed && texts.templatesFailed}
      aria-busy={isBusy || !templates}
      readOnly={readOnly}
      onChange={(id) => {
        const chosen = templates?.find((template) => template.id === id)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
