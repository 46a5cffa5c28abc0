import { Button } from '@mantine/core'

interface ToggleChipProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A filter that is on or off. */
export const ToggleChip = ({ label, isOn, onChange }: ToggleChipProps) => (
  <Button
    variant="default"
    size="xs"
    flex="none"
    data-active={isOn || undefined}
    aria-pressed={isOn}
    onClick={() => onChange(!isOn)}
  >
    {label}
  </Button>
)
