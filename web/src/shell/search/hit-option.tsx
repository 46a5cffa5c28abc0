import { searchTexts as texts } from '@foyer/contract/shell/messages-search'
import { Box, Group, Highlight, Kbd, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PlaceLink } from '../nav/place-link'
import type { Hit } from './hit'
import classes from './search.module.css'

interface HitOptionProps {
  hit: Hit
  id: string
  isChosen: boolean
  /** What was typed: it is marked in the texts. */
  words: string[]
  onPoint: () => void
  onDone: () => void
  onMore: (() => void) | undefined
}

const marked = { background: 'none', color: 'inherit', fontWeight: 650 }

/** One thing that was found, and beside a lead the way to what can be done with it. */
export function HitOption({ hit, id, isChosen, words, onPoint, onDone, onMore }: HitOptionProps) {
  const { name, about, keys, to, state, link, isElsewhere, stays, run } = hit
  const press = () => {
    // Another application: the page is left, and closes nothing on its way.
    if (!isElsewhere && !stays) onDone()
    run?.()
  }
  const option = {
    id,
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': isChosen,
    className: classes.hit,
    onPointerMove: onPoint,
    onClick: press,
  }
  const content: ReactNode = (
    <>
      <Highlight component="span" inherit data-cut highlight={words} highlightStyles={marked}>
        {name}
      </Highlight>
      {about && (
        <Highlight
          component="span"
          inherit
          data-cut
          data-small
          // The row is marked by its ground, on which the quiet ink is too pale.
          c={isChosen ? 'var(--fy-ink-2)' : undefined}
          highlight={words}
          highlightStyles={marked}
        >
          {about}
        </Highlight>
      )}
      {keys && (
        <Group component="span" gap={4} wrap="nowrap" flex="none" visibleFrom="sm" aria-hidden>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Group>
      )}
    </>
  )
  return (
    <Box display="flex" role="presentation">
      {to !== undefined && (
        <PlaceLink {...option} to={to} state={state} isElsewhere={isElsewhere === true}>
          {content}
        </PlaceLink>
      )}
      {to === undefined && link && (
        <a {...option} href={link.href} {...(link.isNewTab && { target: '_blank', rel: 'noopener' })}>
          {content}
        </a>
      )}
      {to === undefined && !link && <UnstyledButton {...option}>{content}</UnstyledButton>}
      {onMore && (
        <UnstyledButton
          role="option"
          aria-selected={false}
          tabIndex={-1}
          className={classes.more}
          data-hover
          aria-label={texts.moreOf(name)}
          title={texts.moreOf(name)}
          onClick={onMore}
        >
          <IconChevronRight size={18} stroke={1.6} aria-hidden />
        </UnstyledButton>
      )}
    </Box>
  )
}
