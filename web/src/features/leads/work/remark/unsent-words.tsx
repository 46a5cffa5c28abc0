import { unsentTexts as texts } from '@foyer/contract/leads/messages/details'
import { Box, Button, Textarea } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Row, Stack } from '../../../../ui/layout/flow'
import { copyText } from '../../../../ui/toasts/toast'

interface Unsent {
  words: string
}

const Place = createContext<Unsent>({ words: '' })

/** Around everything that shows one lead: what was typed about it outlives the field, should the lead go meanwhile. */
export function UnsentPlace({ children }: { children: ReactNode }) {
  const [kept] = useState<Unsent>(() => ({ words: '' }))
  return <Place.Provider value={kept}>{children}</Place.Provider>
}

/** What a field starts with: what was typed before the lead went and came back. */
export const useUnsentWords = (): string => useContext(Place).words

export function useKeepWords(words: string): void {
  const place = useContext(Place)
  useEffect(() => {
    place.words = words
  }, [place, words])
}

/** Beside the news that a lead is gone: the words that can no longer be saved with it. */
export function UnsentWords() {
  const words = useUnsentWords()
  const field = useRef<HTMLTextAreaElement>(null)
  if (!words.trim()) return null
  const copy = () => copyText(words, () => field.current?.select())
  return (
    <Box maw={480} mx="auto" px={16} pb={24}>
      <Stack gap={10}>
        <Textarea
          ref={field}
          label={texts.title}
          description={texts.hint}
          readOnly
          autosize
          minRows={2}
          maxRows={8}
          value={words}
        />
        <Row>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
            onClick={() => void copy()}
          >
            {texts.copy}
          </Button>
        </Row>
      </Stack>
    </Box>
  )
}
