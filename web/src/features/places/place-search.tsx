import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { placeLimits } from '@foyer/contract/places/limits'
import { mapTexts } from '@foyer/contract/places/messages'
import type { MapLocation } from '@foyer/contract/places/model'
import { placeEndpoints } from '@foyer/contract/wire/places'
import { Button, Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useEndpoint } from '../../api/queries'
import { tooLong } from '../../ui/list/search-in-address'
import { QuietText } from '../../ui/text/quiet-text'
import classes from './map-picker.module.css'

const shortest = 2

/** The field, and below it the places that answer to what is in it. */
export function PlaceSearch({ onPick }: { onPick: (place: MapLocation) => void }) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), 200)
  const problem = tooLong(text, placeLimits.searchMax)
  const isAsked = asked.length >= shortest && asked.length <= placeLimits.searchMax
  const found = useEndpoint(
    placeEndpoints.search,
    { text: asked },
    { enabled: isAsked, keepPrevious: true, staleTime: Number.POSITIVE_INFINITY },
  )
  const places = (isAsked && found.data?.places) || []
  // Enter may come before the places that answer to the whole text: then it waits for them.
  const [wanted, setWanted] = useState<string>()
  const isAnswered = text.trim() === asked && found.data !== undefined && !found.isPlaceholderData

  const pick = (index: string) => {
    const place = places[Number(index)]
    if (!place) return
    combobox.closeDropdown()
    setText(place.label)
    onPick({ latitude: place.latitude, longitude: place.longitude, location: place.label })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the answer is there
  useEffect(() => {
    if (!isAnswered || wanted !== asked) return
    setWanted(undefined)
    pick('0')
  }, [isAnswered, wanted, asked])

  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={pick} withinPortal={false}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            label={mapTexts.search}
            placeholder={mapTexts.searchHint}
            value={text}
            error={problem}
            autoComplete="off"
            leftSection={<IconSearch size={16} stroke={1.6} />}
            rightSection={isAsked && found.isFetching ? <Loader size={16} /> : undefined}
            onChange={(event) => {
              setText(event.currentTarget.value)
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            onFocus={() => combobox.openDropdown()}
            onBlur={() => {
              setWanted(undefined)
              combobox.closeDropdown()
            }}
            onKeyDown={(event) => {
              // Enter takes the likeliest place, and never sends the form around the map.
              if (event.key !== 'Enter' || combobox.getSelectedOptionIndex() >= 0) return
              event.preventDefault()
              if (isAnswered) pick('0')
              else setWanted(text.trim())
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={!isAsked || !found.data}>
          <Combobox.Options mah={260} className={classes.options} aria-label={mapTexts.found}>
            {places.map(({ label, latitude, longitude }, index) => (
              <Combobox.Option key={`${label} ${latitude} ${longitude}`} value={String(index)}>
                {label}
              </Combobox.Option>
            ))}
            {places.length === 0 && (
              <Combobox.Empty>
                {mapTexts.noMatch}
                <QuietText size="small">{mapTexts.noMatchHint}</QuietText>
              </Combobox.Empty>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <div role="alert">
        {isAsked && found.isError && (
          <p className={classes.problem}>
            {mapTexts.searchFailed}
            <Button size="xs" variant="default" onClick={() => found.refetch()}>
              {screenTexts.tryAgain}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
