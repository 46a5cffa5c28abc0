import { teamLimits } from '@foyer/contract/teams/limits'
import { Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Row, Stack } from '../../ui/layout/flow'
import { SectionHeading } from '../../ui/text/section-heading'
import classes from './teams.module.css'

interface MemberListProps {
  title: string
  /** At the end of the line of the title. */
  side?: ReactNode
  search: string
  searchLabel: string
  onSearch: (search: string) => void
  children: ReactNode
}

/** A list of people with a search above; it scrolls by itself (S-042). */
export function MemberList({ title, side, search, searchLabel, onSearch, children }: MemberListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={8}>
        <Row justify="space-between" align="baseline">
          <SectionHeading level={3} id={id}>
            {title}
          </SectionHeading>
          {side}
        </Row>
        <MemberSearch search={search} label={searchLabel} onSearch={onSearch} />
        <div className={classes.scroll} style={{ maxHeight: teamLimits.team.listPixels }}>
          {children}
        </div>
      </Stack>
    </section>
  )
}

interface MemberSearchProps {
  search: string
  label: string
  onSearch: (search: string) => void
}

export function MemberSearch({ search, label, onSearch }: MemberSearchProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
      // Enter looks for somebody; it does not save.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}

export function NobodyThere({ text }: { text: string }) {
  return (
    <Text role="status" inherit ta="center" px={12} py={24} data-ink="2">
      {text}
    </Text>
  )
}
