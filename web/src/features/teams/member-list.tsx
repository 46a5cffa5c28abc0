import { teamLimits } from '@foyer/contract/teams/limits'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
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
    <section className={classes.list} aria-labelledby={id}>
      <div className={classes.listHead}>
        <h3 id={id} className={classes.listTitle}>
          {title}
        </h3>
        {side}
      </div>
      <MemberSearch search={search} label={searchLabel} onSearch={onSearch} />
      <div className={classes.scroll} style={{ maxHeight: teamLimits.team.listPixels }}>
        {children}
      </div>
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
    <p className={classes.nobody} role="status">
      {text}
    </p>
  )
}
