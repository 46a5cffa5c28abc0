import { ActionIcon, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'

/** More about something, behind a sign beside its title. */
export function Hint({ text }: { text: string }) {
  return (
    <Tooltip label={text} multiline maw={300} events={{ hover: true, focus: true, touch: true }}>
      <ActionIcon size={24} aria-label={text}>
        <IconInfoCircle size={16} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
