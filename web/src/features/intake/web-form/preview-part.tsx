import { webFormTexts as texts } from '@foyer/contract/intake/messages/web-form-settings'
import { webFormSettingsProblems } from '@foyer/contract/intake/web-form/forms'
import { webFormEndpoints } from '@foyer/contract/wire/intake/web-form/endpoints'
import { useDebouncedValue } from '@mantine/hooks'
import { useEndpoint } from '../../../api/queries'
import { settings } from '../../../api/settings'
import { Stack } from '../../../ui/layout/flow'
import { FailedState } from '../../../ui/states/failed-state'
import { RowSkeleton } from '../../../ui/states/skeleton'
import { QuietText } from '../../../ui/text/quiet-text'
import { SectionHeading } from '../../../ui/text/section-heading'
import type { WebFormDraft } from './form-draft'
import classes from './web-form.module.css'

const pauseBefore = 400

/** The real page, as it would be with what is entered. */
export function PreviewPart({ draft }: { draft: WebFormDraft }) {
  const [settled] = useDebouncedValue(draft, pauseBefore)
  const isWrong = Object.keys(webFormSettingsProblems(settled)).length > 0
  const { data, isError, refetch } = useEndpoint(webFormEndpoints.previewWebForm, settled, {
    enabled: !isWrong,
    keepPrevious: true,
    staleTime: 30 * 60_000,
  })
  return (
    <Stack gap={8}>
      <SectionHeading level={3}>{texts.preview}</SectionHeading>
      {isWrong && <QuietText>{texts.previewWrong}</QuietText>}
      {isError && <FailedState what={texts.previewFailed} onRetry={() => void refetch()} />}
      {!data && !isError && !isWrong && <RowSkeleton rows={4} />}
      {data && (
        <iframe
          className={classes.preview}
          title={texts.preview}
          src={`${settings.services.CRM}${data.path}`}
          sandbox="allow-same-origin"
        />
      )}
    </Stack>
  )
}
