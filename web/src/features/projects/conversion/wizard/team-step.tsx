import type { Person } from '@foyer/contract/accounts/model'
import { wizardTeamTexts as texts } from '@foyer/contract/projects/conversion/messages-wizard'
import { Avatar, Box, Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { FieldGrid } from '../../../../ui/form/field-grid'
import { PersonField } from '../../../../ui/form/fields/person-field'
import { Row, Stack } from '../../../../ui/layout/flow'
import { Ellipsis } from '../../../../ui/text/ellipsis'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import type { WizardForm } from './wizard-form'

interface TeamStepProps {
  form: WizardForm
  admins: readonly Person[]
  /** All who work in the firm, with the admins. */
  people: readonly Person[]
}

/** Step 3: who leads it, and who works on it (W-014 to W-017). */
export function TeamStep({ form, admins, people }: TeamStepProps) {
  const [search, setSearch] = useState('')
  const id = useId()
  const { adminId, memberIds } = form.values
  const others = people.filter((person) => person.id !== adminId)
  const wanted = search.trim().toLowerCase()
  const found = others.filter(({ fullName }) => fullName.toLowerCase().includes(wanted))
  const added = others.filter((person) => memberIds.includes(person.id)).length
  const toggle = (personId: string) =>
    form.change(({ memberIds: former }) => ({
      memberIds: former.includes(personId) ? former.filter((one) => one !== personId) : [...former, personId],
    }))
  return (
    <Stack>
      <FieldGrid columns={2}>
        <PersonField
          {...form.field('adminId')}
          label={texts.admin}
          placeholder={texts.selectAdmin}
          people={admins}
          isLoading={false}
          withAsterisk
          onChange={(chosen) =>
            // W-015: whoever leads it is not one of the members too.
            form.change(({ memberIds: former }) => ({
              adminId: chosen,
              memberIds: former.filter((one) => one !== chosen),
            }))
          }
        />
      </FieldGrid>
      <SectionHeading id={id}>{texts.selectMember}</SectionHeading>
      {others.length === 0 ? (
        <QuietText>{texts.nobodyElse}</QuietText>
      ) : (
        <>
          <Row justify="space-between">
            <TextInput
              type="search"
              aria-label={texts.searchMember}
              placeholder={texts.searchMember}
              leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
              value={search}
              data-path="memberIds"
              error={Boolean(form.problemAt('memberIds'))}
              onChange={(event) => setSearch(event.currentTarget.value)}
              onKeyDown={(event) => {
                // Enter takes the only one that is found, and never finishes the wizard.
                if (event.key !== 'Enter') return
                event.preventDefault()
                const [only, another] = found
                if (only && !another) toggle(only.id)
              }}
            />
            <span role="status">
              {texts.total}: <strong className="num">{added}</strong>
            </span>
          </Row>
          <Box
            component="section"
            mah="22rem"
            bd="1px solid var(--fy-line)"
            bdrs="sm"
            style={{ overflow: 'auto' }}
            aria-labelledby={id}
          >
            <PlainList isDivided>
              {found.map((person) => (
                <Member
                  key={person.id}
                  name={person.fullName}
                  isAdded={memberIds.includes(person.id)}
                  isLocked={form.isBusy}
                  onToggle={() => toggle(person.id)}
                />
              ))}
              {found.length === 0 && (
                <Box component="li" px={12} py={8} data-ink="2">
                  {texts.nobodyFound}
                </Box>
              )}
            </PlainList>
          </Box>
        </>
      )}
    </Stack>
  )
}

interface MemberProps {
  name: string
  isAdded: boolean
  isLocked: boolean
  onToggle: () => void
}

function Member({ name, isAdded, isLocked, onToggle }: MemberProps) {
  const word = isAdded ? texts.remove : texts.add
  return (
    <Box component="li" px={12} py={8}>
      <Row isOneLine justify="space-between">
        <Row gap={10} isOneLine>
          <Avatar alt="" size={28} radius="xl" flex="none" aria-hidden>
            {name.trim().charAt(0).toUpperCase()}
          </Avatar>
          <Ellipsis text={name} />
        </Row>
        <Button
          size="xs"
          variant={isAdded ? 'default' : 'light'}
          flex="none"
          aria-label={`${word} ${name}`}
          aria-pressed={isAdded}
          disabled={isLocked}
          onClick={onToggle}
        >
          {word}
        </Button>
      </Row>
    </Box>
  )
}
