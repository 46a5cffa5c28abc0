import { clockTimeOf, formatTime12 } from '@foyer/contract/kit/dates'
import { visitTexts as texts } from '@foyer/contract/leads/visits/messages'
import { type VisitSheet, type VisitStep, visitSteps } from '@foyer/contract/leads/visits/model'
import { Button } from '@mantine/core'
import { IconCar, IconMapPinCheck } from '@tabler/icons-react'
import { FormProblem } from '../../../ui/form/form-problem'
import { Row, Stack } from '../../../ui/layout/flow'
import { QuietText } from '../../../ui/text/quiet-text'
import { useVisitSteps } from './use-visit-steps'

const glyphs = { 'on-the-way': IconCar, arrived: IconMapPinCheck }

interface VisitStepsProps {
  sheet: VisitSheet
  timeZone: string
  isOnline: boolean
}

/** Each a tap, kept with its time; a tap by mistake is taken back. */
export function VisitSteps({ sheet: { lead, own }, timeZone, isOnline }: VisitStepsProps) {
  const { take, isBusy, looking, problem } = useVisitSteps(lead.id)
  const atOf = (step: VisitStep) => (step === 'arrived' ? own.arrivedAt : own.onTheWayAt)
  const placeWords =
    own.place !== undefined
      ? texts.placeKept(own.place.accuracy)
      : looking === 'looking'
        ? texts.looking
        : looking === 'refused'
          ? texts.placeRefused
          : looking === 'missing'
            ? texts.placeMissing
            : ''
  return (
    <Stack gap={8}>
      {visitSteps.map((step) => {
        const at = atOf(step)
        const Glyph = glyphs[step]
        return at ? (
          <Row key={step} grow="first" isOneLine>
            <strong className="num">{texts.stepDone[step](formatTime12(clockTimeOf(at, timeZone)))}</strong>
            <Button
              variant="subtle"
              mih={44}
              disabled={isBusy || !isOnline}
              aria-label={texts.takeBack[step]}
              onClick={() => void take(step, true)}
            >
              {texts.takeBackShort}
            </Button>
          </Row>
        ) : (
          <Button
            key={step}
            variant="default"
            fullWidth
            mih={44}
            disabled={isBusy || !isOnline}
            leftSection={<Glyph size={18} stroke={1.6} aria-hidden />}
            onClick={() => void take(step)}
          >
            {texts.step[step]}
          </Button>
        )
      })}
      <div role="status">{own.arrivedAt && placeWords && <QuietText>{placeWords}</QuietText>}</div>
      <FormProblem text={problem} />
    </Stack>
  )
}
