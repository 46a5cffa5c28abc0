import { minutesLimits as limits } from '@foyer/contract/projects/minutes/limits'
import { attendeeTexts as texts } from '@foyer/contract/projects/minutes/messages-screen'
import type { Project } from '@foyer/contract/projects/record/model'
import { ActionIcon, Box, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { PersonField } from '../../../ui/form/fields/person-field'
import { TextField } from '../../../ui/form/fields/text-field'
import type { FoyerForm } from '../../../ui/form/use-foyer-form'
import { Row, Stack } from '../../../ui/layout/flow'
import { Chip } from '../../../ui/text/chip'
import { PlainList } from '../../../ui/text/plain-list'
import { QuietText } from '../../../ui/text/quiet-text'
import classes from './minutes.module.css'
import type { AttendeeValues, Colleague, MinutesValues } from './minutes-values'

interface AttendeesFieldProps {
  form: FoyerForm<MinutesValues>
  colleagues: readonly Colleague[]
  client: Project['client']
}

/** People of the firm by choosing them, the client by one press, others by typing. */
export function AttendeesField({ form, colleagues, client }: AttendeesFieldProps) {
  const { attendees } = form.values
  const put = (next: AttendeeValues[]) => form.change({ attendees: next }, 'attendees')
  const add = (one: Omit<AttendeeValues, 'key'>) => put([...attendees, { ...one, key: crypto.randomUUID() }])
  const change = (key: string, to: Partial<AttendeeValues>) =>
    put(attendees.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const absent = colleagues.filter(({ id }) => !attendees.some(({ userId }) => userId === id))
  const hasClient = attendees.some(({ kind }) => kind === 'client')
  return (
    <fieldset>
      <Box component="legend" mb={6}>
        {texts.title}
      </Box>
      <Stack gap={8}>
        {attendees.length === 0 && <QuietText size="small">{texts.empty}</QuietText>}
        <PlainList label={texts.title} gap={8}>
          {attendees.map((one, place) => (
            <AttendeeRow
              key={one.key}
              form={form}
              one={one}
              place={place}
              onChange={(to) => change(one.key, to)}
              onRemove={() => put(attendees.filter(({ key }) => key !== one.key))}
            />
          ))}
        </PlainList>
        <Row gap={8}>
          <PersonField
            // Chosen is added: the field is empty again for the next one.
            key={attendees.length}
            aria-label={texts.addColleague}
            placeholder={texts.addColleague}
            nothingFoundMessage={texts.noColleague}
            value=""
            onChange={(id) => {
              const chosen = colleagues.find((one) => one.id === id)
              if (chosen) add({ kind: 'firm', userId: id, name: chosen.name, email: chosen.email })
            }}
            people={absent.map(({ id, name }) => ({ id, fullName: name }))}
            isLoading={false}
          />
          {!hasClient && (
            <Button
              variant="default"
              onClick={() =>
                add({ kind: 'client', userId: undefined, name: client.name, email: client.email })
              }
            >
              {texts.addClient}
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => add({ kind: 'other', userId: undefined, name: '', email: '' })}
          >
            {texts.addOther}
          </Button>
        </Row>
      </Stack>
    </fieldset>
  )
}

interface AttendeeRowProps {
  form: FoyerForm<MinutesValues>
  one: AttendeeValues
  place: number
  onChange: (to: Partial<AttendeeValues>) => void
  onRemove: () => void
}

function AttendeeRow({ form, one, place, onChange, onRemove }: AttendeeRowProps) {
  const path = `attendees.${place}`
  const common = { readOnly: form.isBusy, autoComplete: 'off' } as const
  return (
    <li className={classes.person}>
      <Chip width={84}>{texts[one.kind]}</Chip>
      {one.userId ? (
        <span>{one.name}</span>
      ) : (
        <TextField
          {...common}
          aria-label={texts.nameOf(place + 1)}
          placeholder={texts.name}
          data-path={`${path}.name`}
          autoFocus={one.name === ''}
          max={limits.attendeeName}
          value={one.name}
          onChange={(name) => onChange({ name })}
          error={form.problemAt(`${path}.name`)}
        />
      )}
      {one.userId ? (
        <span data-small data-cut>
          {one.email}
        </span>
      ) : (
        <TextField
          {...common}
          aria-label={texts.emailOf(place + 1)}
          placeholder={texts.email}
          data-path={`${path}.email`}
          inputMode="email"
          value={one.email}
          onChange={(email) => onChange({ email })}
          error={form.problemAt(`${path}.email`)}
        />
      )}
      <ActionIcon
        aria-label={texts.remove(one.name || texts.someone)}
        disabled={form.isBusy}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.6} />
      </ActionIcon>
    </li>
  )
}
