import { projectPeopleTexts as texts } from '@foyer/contract/projects/record/messages'
import type { Project } from '@foyer/contract/projects/record/model'
import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../ui/layout/card'
import { Row } from '../../../ui/layout/flow'
import { Chip } from '../../../ui/text/chip'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import { TeamDialog } from './team-dialog'

/** Who leads the project and who works on it. */
export function ProjectTeam({ project }: { project: Project }) {
  const { admin, members, canChange } = project
  const [isChanging, setChanging] = useState(false)
  const others = members.filter(({ id }) => id !== admin?.id)
  return (
    <Card
      title={
        <>
          {texts.team} <span>{others.length + (admin ? 1 : 0)}</span>
        </>
      }
      label={texts.team}
      action={
        canChange && (
          <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        )
      }
    >
      {!admin && others.length === 0 ? (
        <Box px={14} py={10}>
          <QuietText>{texts.nobody}</QuietText>
        </Box>
      ) : (
        <PlainList isDivided>
          {admin && (
            <Box component="li" px={14} py={10}>
              <Row gap={8} justify="space-between">
                <strong>{admin.fullName}</strong>
                <Chip>{texts.admin}</Chip>
              </Row>
            </Box>
          )}
          {others.map(({ id, fullName }) => (
            <Box component="li" key={id} px={14} py={10}>
              {fullName}
            </Box>
          ))}
        </PlainList>
      )}
      {isChanging && <TeamDialog project={project} onClose={() => setChanging(false)} />}
    </Card>
  )
}
