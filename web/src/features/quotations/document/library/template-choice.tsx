import { newDialogTexts as texts } from '@foyer/contract/quotations/document/messages-page'
import type { QuotationKind } from '@foyer/contract/quotations/document/model'
import type { TemplateSummary } from '@foyer/contract/quotations/document/record'
import { quotationLibraryEndpoints } from '@foyer/contract/wire/quotations/document/library-endpoints'
import { ActionIcon, Radio } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useEndpoint } from '../../../../api/queries'
import { Row, Stack } from '../../../../ui/layout/flow'
import { Loaded } from '../../../../ui/states/loaded'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { DeleteTemplateDialog, RenameTemplateDialog } from './own-template-dialogs'

interface TemplateChoiceProps {
  kind: QuotationKind
  /** Empty for none. */
  value: string
  /** Whether one may begin with nothing. */
  hasBlank: boolean
  onChange: (templateId: string) => void
}

/** The templates of one kind, the firm's own first; own ones can be renamed and deleted here. */
export function TemplateChoice({ kind, value, hasBlank, onChange }: TemplateChoiceProps) {
  const templates = useEndpoint(quotationLibraryEndpoints.quotationTemplates, { kind })
  const [changed, setChanged] = useState<{ template: TemplateSummary; how: 'rename' | 'delete' }>()
  const close = () => setChanged(undefined)
  const option = (template: TemplateSummary) => (
    <Row key={template.id} justify="space-between" isOneLine>
      <Radio
        value={template.id}
        label={template.name}
        description={texts.counts(template.sections, template.items)}
      />
      {!template.isBuiltIn && (
        <Row gap={2} isOneLine>
          <ActionIcon
            aria-label={`${texts.rename}: ${template.name}`}
            onClick={() => setChanged({ template, how: 'rename' })}
          >
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
          <ActionIcon
            aria-label={`${texts.remove}: ${template.name}`}
            onClick={() => setChanged({ template, how: 'delete' })}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </Row>
      )}
    </Row>
  )
  return (
    <Radio.Group label={texts.from} value={value} onChange={onChange}>
      <Stack gap={12}>
        {hasBlank && <Radio value="" label={texts.blank} />}
        <Loaded of={templates} failed={texts.templatesFailed} rows={4}>
          {({ templates: all }) => {
            const own = all.filter(({ isBuiltIn }) => !isBuiltIn)
            return (
              <>
                {own.length > 0 && <SectionHeading level={3}>{texts.own}</SectionHeading>}
                {own.map(option)}
                <SectionHeading level={3}>{texts.builtIn}</SectionHeading>
                {all.filter(({ isBuiltIn }) => isBuiltIn).map(option)}
              </>
            )
          }}
        </Loaded>
      </Stack>
      {changed?.how === 'rename' && <RenameTemplateDialog template={changed.template} onClose={close} />}
      {changed?.how === 'delete' && <DeleteTemplateDialog template={changed.template} onClose={close} />}
    </Radio.Group>
  )
}
