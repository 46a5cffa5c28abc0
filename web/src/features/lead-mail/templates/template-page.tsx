import { templatePageTexts, templateFormTexts as texts } from '@foyer/contract/lead-mail/templates/messages'
import {
  type EmailTemplate,
  type TemplateDraft,
  type TemplateType,
  templateTypes,
} from '@foyer/contract/lead-mail/templates/model'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useEndpoint } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { Sheet } from '../../../ui/dialogs/sheet'
import { EmptyState } from '../../../ui/states/empty-state'
import { Loaded } from '../../../ui/states/loaded'
import { ReadingNote } from '../../accounts/reading-note'
import { TemplateEditor } from './template-editor'

/** One template, or a new one: what it says, and how a lead will read it. */
export function TemplatePage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const toList = () => navigate(addresses.settings.emailTemplates)
  const read = useEndpoint(templateEndpoints.templates, {}, { staleTime: 0 })
  // What was stored while this page was closed is shown, not what was read before.
  const templates = read.isFetchedAfterMount ? read.data : undefined
  const isNew = id === 'new'
  return (
    <Sheet
      title={isNew ? texts.addTitle : texts.editTitle}
      action={
        <Button variant="default" onClick={toList}>
          {texts.back}
        </Button>
      }
    >
      <ReadingNote action="leadMail.editTemplates" of="settings" />
      <Loaded of={{ ...read, data: templates }} failed={templatePageTexts.loadFailed} rows={6}>
        {(all) =>
          isNew ? <NewTemplate key="new" templates={all} /> : <OneTemplate key={id} id={id} templates={all} />
        }
      </Loaded>
    </Sheet>
  )
}

const typeOf = (text: string | null): TemplateType => templateTypes.find((type) => String(type) === text) ?? 1

function NewTemplate({ templates }: { templates: EmailTemplate[] }) {
  const [params] = useSearchParams()
  const copied = templates.find(({ id }) => id === params.get('from'))
  const empty: TemplateDraft = { type: typeOf(params.get('type')), name: '', subject: '', html: '' }
  const copy = copied && { ...copied, name: templatePageTexts.copyOf(copied.name) }
  return <TemplateEditor initial={copy ?? empty} template={undefined} />
}

function OneTemplate({ id, templates }: { id: string; templates: EmailTemplate[] }) {
  const navigate = useNavigate()
  const latest = templates.find((template) => template.id === id)
  // What was on the screen first: what a colleague saves meanwhile is shown when it is asked for.
  const [template, setTemplate] = useState(latest)
  if (!template)
    return (
      <EmptyState
        icon={IconMail}
        title={texts.gone}
        action={
          <Button variant="default" onClick={() => navigate(addresses.settings.emailTemplates)}>
            {texts.back}
          </Button>
        }
      />
    )
  return (
    <TemplateEditor
      key={template.updatedAt}
      initial={template}
      template={template}
      newer={latest && latest.updatedAt !== template.updatedAt ? latest : undefined}
      onTake={setTemplate}
    />
  )
}
