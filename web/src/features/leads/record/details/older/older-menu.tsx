import type { Feature } from '@foyer/contract/accounts/model'
import { olderMenuTexts as texts } from '@foyer/contract/leads/messages/project'
import { Box, Button } from '@mantine/core'
import { IconFileInvoice, IconFolder, IconListCheck, IconNotes, IconUser } from '@tabler/icons-react'
import { useGuard } from '../../../../accounts/use-guard'
import { useFeatures } from '../../../../accounts/use-profile'
import { askForProject, type ProjectPart } from '../../../work/project/project-requests'

const parts: { part: ProjectPart; feature: Feature; icon: typeof IconFolder }[] = [
  { part: 'quotation', feature: 'quotation', icon: IconFileInvoice },
  { part: 'files', feature: 'files', icon: IconFolder },
  { part: 'tasks', feature: 'tasks', icon: IconListCheck },
  { part: 'minutes', feature: 'mom', icon: IconNotes },
]

/** D-028: of a lead without a project, besides this page what its project will have. */
export function OlderMenu({ leadId }: { leadId: string }) {
  const features = useFeatures().data ?? []
  const guard = useGuard('leads.edit')
  return (
    <Box
      component="nav"
      p={8}
      display={{ base: 'flex', sm: 'grid' }}
      style={{ flexWrap: 'wrap', alignContent: 'start', gap: 4 }}
      aria-label={texts.label}
    >
      <Button
        variant="light"
        justify="flex-start"
        leftSection={<IconUser size={16} stroke={1.6} aria-hidden />}
        aria-current="page"
      >
        {texts.summary}
      </Button>
      {parts
        .filter(({ feature }) => features.includes(feature))
        .map(({ part, icon: Icon }) => (
          <Button
            key={part}
            variant="subtle"
            justify="flex-start"
            leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
            {...guard.lock}
            onClick={guard(() => askForProject({ leadId, wants: part }))}
          >
            {texts[part]}
          </Button>
        ))}
    </Box>
  )
}
