import {
  type QuotedKind,
  quotedKinds,
  sendQuotationTexts as texts,
} from '@foyer/contract/projects/conversion/messages-begin'
import { Loader, UnstyledButton } from '@mantine/core'
import { IconHammer, IconRulerMeasure } from '@tabler/icons-react'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { Row, Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'

const icons = { design: IconRulerMeasure, execution: IconHammer }
const hints = { design: texts.designHint, execution: texts.executionHint }

interface ChooseQuotationProps {
  /** The one that was chosen and is being prepared. */
  chosen: QuotedKind | undefined
  isBusy: boolean
  onChoose: (kind: QuotedKind) => void
  onClose: () => void
}

/** L-249 */
export function ChooseQuotation({ chosen, isBusy, onChoose, onClose }: ChooseQuotationProps) {
  return (
    <Dialog opened isPrompt title={texts.choose} width={420} onClose={onClose}>
      <Stack gap={8}>
        {quotedKinds.map((kind) => {
          const Icon = icons[kind]
          const isChosen = isBusy && chosen === kind
          return (
            <UnstyledButton
              key={kind}
              p={12}
              bd="1px solid var(--fy-line-2)"
              bdrs="sm"
              data-hover="true"
              aria-busy={isChosen}
              aria-disabled={isBusy}
              onClick={() => !isBusy && onChoose(kind)}
            >
              <Row isOneLine grow="last" gap={12}>
                {isChosen ? <Loader size={24} /> : <Icon size={24} stroke={1.4} aria-hidden />}
                <div>
                  <strong>{texts[kind]}</strong>
                  <QuietText size="small">{hints[kind]}</QuietText>
                </div>
              </Row>
            </UnstyledButton>
          )
        })}
      </Stack>
    </Dialog>
  )
}
