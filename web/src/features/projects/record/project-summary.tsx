import { calendarDateOf, formatDay } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import { projectRecordRefusals, projectFormTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../ui/layout/card'
import { Stack } from '../../../ui/layout/flow'
import { PageColumns } from '../../../ui/layout/page'
import { Facts } from '../../../ui/text/facts'
import { LongText } from '../../../ui/text/long-text'
import { QuietText } from '../../../ui/text/quiet-text'
import { useCompanyDay } from '../../accounts/use-company-day'
import { EditProject } from './edit-project'
import { ProjectClient } from './project-client'
import { ProjectLocation } from './project-location'
import { ProjectTeam } from './project-team'

/** What is known about a project, its client and its people. */
export function ProjectSummary({ project }: { project: Project }) {
  return (
    <PageColumns side={380}>
      <ProjectFacts project={project} />
      <Stack>
        <ProjectClient project={project} />
        <ProjectTeam project={project} />
      </Stack>
    </PageColumns>
  )
}

function ProjectFacts({ project }: { project: Project }) {
  const { timeZone, currencySymbol } = useCompanyDay()
  const [isEditing, setEditing] = useState(false)
  const { startOn, endOn, value, area, areaUnit, workScope, note, canChange } = project
  const day = formatDay(calendarDateOf(project.createdAt, timeZone))
  return (
    <Card
      title={texts.facts}
      action={
        canChange && (
          <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        )
      }
    >
      <Facts
        layout="cells"
        columns={3}
        facts={[
          [texts.value, value !== undefined && formatAmount(value, currencySymbol)],
          [texts.startOn, startOn && formatDay(startOn)],
          [texts.endOn, endOn && formatDay(endOn)],
          [texts.area, [area, area && areaUnit].filter(Boolean).join(' ')],
          [
            texts.phone,
            project.phone && (
              <a data-link className="num" href={`tel:${project.phone}`}>
                {displayPhone(project.phone)}
              </a>
            ),
          ],
          [texts.created, project.createdBy ? texts.createdBy(day, project.createdBy.fullName) : day],
          [texts.location, project.location],
          [texts.city, [project.city, project.country].filter(Boolean).join(', ')],
          [texts.postalCode, project.postalCode],
        ]}
      />
      <Box p={14} data-line="above">
        <Stack gap={12}>
          <Said label={texts.workScope} text={workScope} />
          {note && <Said label={texts.note} text={note} />}
          <ProjectLocation project={project} />
          {!canChange && <QuietText>{projectRecordRefusals.notYours.text}</QuietText>}
        </Stack>
      </Box>
      {isEditing && <EditProject project={project} onClose={() => setEditing(false)} />}
    </Card>
  )
}

const Said = ({ label, text }: { label: string; text: string | undefined }) => (
  <Stack gap={4}>
    <span data-small>{label}</span>
    {text ? <LongText text={text} /> : <span data-ink="3">–</span>}
  </Stack>
)
