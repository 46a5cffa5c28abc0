import { webFormTexts as texts } from '@foyer/contract/intake/messages/web-form-settings'
import type { WebForm } from '@foyer/contract/intake/web-form/model'
import { snippetOf } from '@foyer/contract/intake/web-form/snippet'
import { Button, Textarea, TextInput } from '@mantine/core'
import { IconCopy, IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { settings } from '../../../api/settings'
import { Row, Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import { copyText } from '../../../ui/toasts/toast'
import { useGuard } from '../../accounts/use-guard'
import { RotateDialog } from './rotate-dialog'

interface CopyButtonProps {
  label: string
  text: string
  /** Selects it, where a browser does not let a page copy. */
  onRefused: () => void
}

function CopyButton({ label, text, onRefused }: CopyButtonProps) {
  return (
    <Button
      variant="default"
      leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
      onClick={() => void copyText(text, onRefused)}
    >
      {label}
    </Button>
  )
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** Its address, and the code that shows it in another page. */
export function SharePart({ path, firm }: Pick<WebForm, 'path' | 'firm'>) {
  const guard = useGuard('intake.manage')
  const [isRotating, setRotating] = useState(false)
  const address = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLTextAreaElement>(null)
  if (path === undefined)
    return (
      <Stack gap={6}>
        <SectionHeading level={3}>{texts.share}</SectionHeading>
        <QuietText>{texts.shareLater}</QuietText>
      </Stack>
    )
  const origin = settings.services.CRM || window.location.origin
  const url = `${origin}${path}`
  const snippet = snippetOf(origin, path, firm)
  return (
    <Stack gap={12}>
      <SectionHeading level={3}>{texts.share}</SectionHeading>
      <TextInput
        ref={address}
        readOnly
        label={texts.address}
        description={texts.campaignHint}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <CopyButton label={texts.copyAddress} text={url} onRefused={() => address.current?.select()} />
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink {...icon} />}
        >
          {texts.open}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRefresh {...icon} />}
          {...guard.lock}
          onClick={guard(() => setRotating(true))}
        >
          {texts.rotate}
        </Button>
      </Row>
      <Textarea
        ref={code}
        readOnly
        label={texts.snippet}
        description={texts.snippetHint}
        autosize
        minRows={3}
        maxRows={6}
        value={snippet}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Row>
        <CopyButton label={texts.copySnippet} text={snippet} onRefused={() => code.current?.select()} />
      </Row>
      {isRotating && <RotateDialog onClose={() => setRotating(false)} />}
    </Stack>
  )
}
