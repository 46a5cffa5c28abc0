import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { ActionIcon, Box, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { QuietText } from '../text/quiet-text'
import { dismissToast, type Toast, toastStore } from './toast'
import classes from './toaster.module.css'

const looks = {
  ok: { Glyph: IconCheck, ink: 'ok' },
  note: { Glyph: IconInfoCircle, ink: '2' },
  problem: { Glyph: IconAlertTriangle, ink: 'past' },
} satisfies Record<Toast['kind'], unknown>

function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, text, detail, duration, actions } = toast
  const { Glyph, ink } = looks[kind]
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isHovered || isFocused

  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), duration)
    return () => clearTimeout(timer)
  }, [isHeld, id, duration])

  return (
    <Box
      className={classes.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={classes.glyph} data-kind={kind} data-ink={ink} aria-hidden>
        <Glyph size={18} stroke={1.8} />
      </span>
      <div className={classes.text}>
        <Text inherit>{text}</Text>
        {detail && <QuietText>{detail}</QuietText>}
      </div>
      {actions.map(({ text: word, href, run }) => {
        const act = () => {
          run()
          dismissToast(id)
        }
        const look = { size: 'xs', variant: 'subtle', onClick: act, children: word } as const
        return href ? (
          <Button
            key={word}
            component="a"
            href={href}
            target={href.startsWith('http') ? '_blank' : undefined}
            {...look}
          />
        ) : (
          <Button key={word} {...look} />
        )
      })}
      <ActionIcon size={24} aria-label={screenTexts.dismiss} onClick={() => dismissToast(id)}>
        <IconX size={14} stroke={1.8} />
      </ActionIcon>
    </Box>
  )
}

/** The two lists are on the page from the start: a screen reader announces what is added to them. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const cards = (areProblems: boolean) =>
    toasts
      .filter((toast) => (toast.kind === 'problem') === areProblems)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <div className={classes.region}>
      <div className={classes.list} role="status">
        {cards(false)}
      </div>
      <div className={classes.list} role="alert">
        {cards(true)}
      </div>
    </div>
  )
}
