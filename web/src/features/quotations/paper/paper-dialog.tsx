import { screenTexts } from '@foyer/contract/kit/screen-texts'
import { paperTexts as texts } from '@foyer/contract/quotations/paper/messages-screen'
import { quotationPaperEndpoints } from '@foyer/contract/wire/quotations/paper/endpoints'
import { Button, Loader } from '@mantine/core'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { wordsOf } from '../../../api/call-failed'
import { call } from '../../../api/client'
import { useEndpoint } from '../../../api/queries'
import { Dialog, DialogFoot } from '../../../ui/dialogs/dialog'
import { FormProblem } from '../../../ui/form/form-problem'
import { Row, Stack } from '../../../ui/layout/flow'

interface PaperDialogProps {
  id: string
  /** None: what is being written. */
  version?: number
  /** Saves first: the paper is of what is saved. */
  flush?: () => Promise<boolean>
  onClose: () => void
}

const betweenLooks = 1500

/** Has the paper made, and offers it as soon as it is there. */
export function PaperDialog({ id, version, flush, onClose }: PaperDialogProps) {
  const wish = { id, ...(version !== undefined && { version }) }
  const { problem, isAsked, ask } = useAsking(wish, flush)
  const {
    data: paper,
    error,
    refetch,
  } = useEndpoint(quotationPaperEndpoints.quotationPaper, wish, {
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'missing' ? betweenLooks : false),
  })
  const failed = paper?.state === 'failed' ? (paper.problem ?? texts.failed) : undefined
  const said = problem ?? failed ?? (error ? wordsOf(error, texts.failed) : undefined)
  const url = isAsked && paper?.state === 'ready' ? paper.url : undefined
  return (
    <Dialog opened title={texts.title} width={420} onClose={onClose}>
      <Stack gap={12}>
        <span>{version === undefined ? texts.ofDraft : texts.ofVersion(version)}</span>
        {!url && !said && (
          <Row>
            <Loader size={16} />
            <span role="status">{texts.making}</span>
          </Row>
        )}
        <FormProblem text={said} />
      </Stack>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {screenTexts.close}
        </Button>
        {said && <Button onClick={() => void ask().then(() => refetch())}>{texts.again}</Button>}
        {url && (
          <>
            <Button
              component="a"
              variant="default"
              href={url}
              download={paper?.name}
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
            >
              {texts.download}
            </Button>
            <Button
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink size={16} stroke={1.6} aria-hidden />}
            >
              {texts.open}
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  )
}

function useAsking(wish: { id: string; version?: number }, flush: PaperDialogProps['flush']) {
  const [problem, setProblem] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const ask = async () => {
    setProblem(undefined)
    try {
      if (flush && !(await flush())) return setProblem(texts.notSaved)
      await call(quotationPaperEndpoints.askForPaper, wish)
      setAsked(true)
    } catch (error) {
      setProblem(wordsOf(error, texts.failed))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => void ask(), [])
  return { problem, isAsked, ask }
}
