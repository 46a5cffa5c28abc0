import {
  templateFormTexts,
  templateTypeTexts,
  templatePageTexts as texts,
} from '@foyer/contract/lead-mail/templates/messages'
import {
  type EmailTemplate,
  type TemplateType,
  templateTypes,
} from '@foyer/contract/lead-mail/templates/model'
import { fillText } from '@foyer/contract/lead-mail/templates/places'
import { templateEndpoints } from '@foyer/contract/wire/lead-mail/templates/endpoints'
import { IconCopy, IconEye, IconMail, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useEndpoint } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { AddButton } from '../../../ui/add-button'
import { SheetPart } from '../../../ui/dialogs/sheet'
import { type Column, DataTable } from '../../../ui/list/data-table'
import { ListPage } from '../../../ui/list/list-page'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { ReadingNote } from '../../accounts/reading-note'
import { useGuard } from '../../accounts/use-guard'
import { DeleteTemplateDialog } from './delete-template-dialog'
import classes from './templates.module.css'
import { usePlaceLabels } from './use-templates'

const { emailTemplate } = addresses.settings

/** Ready-made mails, by the calls for which they are offered (C-067, C-068). */
export function TemplatesPage() {
  const [deleting, setDeleting] = useState<EmailTemplate>()
  const navigate = useNavigate()
  const guard = useGuard('leadMail.editTemplates')
  const isLocked = guard.because !== undefined
  const columns = useColumns()
  const actionsOf = (template: EmailTemplate) => [
    {
      label: isLocked ? texts.look : texts.edit,
      icon: isLocked ? IconEye : IconPencil,
      onClick: () => navigate(emailTemplate(template.id)),
    },
    {
      label: texts.duplicate,
      icon: IconCopy,
      lockedBecause: guard.because,
      onClick: guard(() => navigate(`${emailTemplate('new')}?from=${template.id}`)),
    },
    {
      label: texts.delete,
      icon: IconTrash,
      lockedBecause: guard.because,
      onClick: guard(() => setDeleting(template)),
      isDanger: true,
    },
  ]
  const add = (type: TemplateType) => guard(() => navigate(`${emailTemplate('new')}?type=${type}`))
  return (
    <>
      <ListPage
        title={texts.title}
        hint={texts.lead}
        action={
          <AddButton lock={guard.lock} onClick={add(1)}>
            {texts.add}
          </AddButton>
        }
        note={<ReadingNote action="leadMail.editTemplates" of="settings" />}
        of={useEndpoint(templateEndpoints.templates, {})}
        rowsOf={(templates) => templates}
        searchedIn={({ name, subject }) => `${name} ${subject}`}
        icon={IconMail}
        words={{ ...texts, failed: texts.loadFailed }}
      >
        {(found) => (
          <div className={classes.kinds} data-line="between">
            {templateTypes.map((type) => (
              <OneKind
                key={type}
                type={type}
                templates={found.filter((template) => template.type === type)}
                columns={columns}
                actionsOf={actionsOf}
              />
            ))}
          </div>
        )}
      </ListPage>
      {deleting && <DeleteTemplateDialog template={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}

type Columns = readonly [Column<EmailTemplate>, ...Column<EmailTemplate>[]]

function useColumns(): Columns {
  const labels = usePlaceLabels()
  return [
    {
      label: templateFormTexts.name,
      isHeading: true,
      cell: ({ id, name }) => (
        <Link to={emailTemplate(id)} data-link>
          {name}
        </Link>
      ),
    },
    { label: templateFormTexts.subject, cell: ({ subject }) => fillText(subject, labels) },
  ]
}

interface OneKindProps {
  type: TemplateType
  templates: EmailTemplate[]
  columns: Columns
  actionsOf: Parameters<typeof DataTable<EmailTemplate>>[0]['actions']
}

function OneKind({ type, templates, columns, actionsOf }: OneKindProps) {
  const { name, hint } = templateTypeTexts[type]
  return (
    <section aria-label={name}>
      <SheetPart>
        <SectionHeading>{name}</SectionHeading>
        <QuietText>{templates.length > 0 ? hint : texts.none}</QuietText>
      </SheetPart>
      {templates.length > 0 && (
        <DataTable
          label={name}
          rows={templates}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={(template) => template.name}
          {...(actionsOf && { actions: actionsOf })}
        />
      )}
    </section>
  )
}
