import { formatDay } from '@foyer/contract/kit/dates'
import {
  projectListTexts,
  projectStageTexts as stages,
  projectPageTexts as texts,
} from '@foyer/contract/projects/record/messages'
import { type Project, projectStages } from '@foyer/contract/projects/record/model'
import { projectRecordEndpoints as endpoints } from '@foyer/contract/wire/projects/record/endpoints'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowLeft, IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { wordsOf } from '../../../api/call-failed'
import { useSend } from '../../../api/queries'
import { addresses } from '../../../app/addresses'
import { ChoiceField } from '../../../ui/form/fields/choice-field'
import { Row, Stack } from '../../../ui/layout/flow'
import { Notice } from '../../../ui/layout/notice'
import { useIsPhone } from '../../../ui/phone'
import { Chip } from '../../../ui/text/chip'
import { MetaLine } from '../../../ui/text/meta-line'
import { PageTitle } from '../../../ui/text/page-title'
import { showToast } from '../../../ui/toasts/toast'
import { useCan } from '../../accounts/use-can'
import { DeleteProject } from './delete-project'

/** Where it belongs, what it is called, how far it is. */
export function ProjectHead({ project }: { project: Project }) {
  const { name, client, city, startOn, endOn, isDraft, isCompanyOwn, lead } = project
  const isPhone = useIsPhone()
  const canConvert = useCan('leads.convert')
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Stack gap={12}>
      <Row justify="space-between" align="start" gap={12}>
        <Stack gap={4} justify="start">
          <Link to={addresses.projects} data-link data-small>
            <Row gap={4}>
              <IconArrowLeft size={14} stroke={1.8} aria-hidden />
              {texts.back}
            </Row>
          </Link>
          <PageTitle size="large">{name}</PageTitle>
          <MetaLine
            pieces={[
              client.name,
              city,
              startOn && projectListTexts.from(formatDay(startOn)),
              endOn && projectListTexts.until(formatDay(endOn)),
              isCompanyOwn && <Chip key="own">{projectListTexts.own}</Chip>,
              isDraft && <Chip key="draft">{projectListTexts.draft}</Chip>,
            ]}
          />
        </Stack>
        <Row gap={8} isOneLine>
          {/* A draft has no stage yet. */}
          {!isDraft && <StageField project={project} />}
          {project.canRemove && (
            <Menu position="bottom-end" width={180} withInitialFocusPlaceholder={false}>
              <Menu.Target>
                <ActionIcon size={isPhone ? 44 : 32} variant="default" aria-label={texts.actions}>
                  <IconDots size={18} stroke={1.6} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  color="var(--fy-past)"
                  leftSection={<IconTrash size={16} stroke={1.6} />}
                  onClick={() => setDeleting(true)}
                >
                  {texts.delete}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </Row>
      </Row>
      {isDraft && (
        <Notice>
          {texts.draft}{' '}
          {lead && canConvert && (
            <Link data-link to={addresses.convertLead(lead.id)}>
              {texts.convert}
            </Link>
          )}
        </Notice>
      )}
      {isDeleting && <DeleteProject project={project} onClose={() => setDeleting(false)} />}
    </Stack>
  )
}

function StageField({ project }: { project: Project }) {
  const save = useSend(endpoints.setStage, { reads: 'before-done' })
  if (!project.canChange) return <Chip>{stages[project.stage]}</Chip>
  const shown = save.isPending ? save.variables.stage : project.stage
  return (
    <ChoiceField
      aria-label={texts.stageOf}
      w={150}
      data={projectStages.map((value) => ({ value, label: stages[value] }))}
      value={shown}
      onChange={(chosen) => {
        const stage = projectStages.find((one) => one === chosen)
        if (!stage || stage === project.stage) return
        save.mutate(
          { id: project.id, stage },
          { onError: (error) => showToast({ kind: 'problem', text: wordsOf(error, texts.stageFailed) }) },
        )
      }}
    />
  )
}
