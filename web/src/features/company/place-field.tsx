import { companyFormTexts as texts } from '@foyer/contract/company/messages'
import type { MapLocation } from '@foyer/contract/places/model'
import { coordinatesText } from '@foyer/contract/places/rules'
import { Box, Button, Input } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './company-fields.module.css'
import { PlaceDialog } from './place-dialog'

interface PlaceFieldProps {
  value: MapLocation | undefined
  onChange: (place: MapLocation) => void
  /** What was typed as the city. */
  city: string
  error?: ReactNode
  readOnly?: boolean
  /** How the form finds the field to put the focus on it. */
  'data-path'?: string
}

/** Says where the company is; the map opens over the page. */
export function PlaceField({ value, onChange, city, error, readOnly, 'data-path': path }: PlaceFieldProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const said = value && (value.location || coordinatesText(value))
  return (
    <Input.Wrapper
      label={texts.place}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      withAsterisk
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div
        className={classes.place}
        role="group"
        aria-labelledby={`${id}-label`}
        data-invalid={Boolean(error) || undefined}
      >
        <IconMapPin size={16} stroke={1.6} data-ink="3" aria-hidden />
        <Box flex={1} miw={0}>
          {said}
        </Box>
        <Button
          size="xs"
          flex="none"
          variant="default"
          data-path={path}
          aria-describedby={error ? `${id}-error` : undefined}
          disabled={readOnly}
          onClick={() => setOpen(true)}
        >
          {value ? texts.placeChange : texts.placeChoose}
        </Button>
      </div>
      <PlaceDialog
        opened={isOpen}
        city={city}
        value={value}
        onClose={() => setOpen(false)}
        onChoose={(place) => {
          onChange(place)
          setOpen(false)
        }}
      />
    </Input.Wrapper>
  )
}
