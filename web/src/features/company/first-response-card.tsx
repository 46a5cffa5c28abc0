import { type FirstResponse, firstResponseForm } from '@foyer/contract/company/first-response'
import { firstResponseTexts as texts } from '@foyer/contract/company/messages'
import { companyEndpoints } from '@foyer/contract/wire/company'
import { Box, Input } from '@mantine/core'
import { wordsOf } from '../../api/call-failed'
import { useEndpoint, useSend } from '../../api/queries'
import { Sheet, SheetPart } from '../../ui/dialogs/sheet'
import { FieldGrid } from '../../ui/form/field-grid'
import { CheckField } from '../../ui/form/fields/check-field'
import { TextField } from '../../ui/form/fields/text-field'
import { TimeField } from '../../ui/form/fields/time-field'
import { Form } from '../../ui/form/form'
import { FormGuard } from '../../ui/form/form-guard'
import { type FoyerForm, useFoyerForm } from '../../ui/form/use-foyer-form'
import { Row, Stack } from '../../ui/layout/flow'
import { Loaded } from '../../ui/states/loaded'
import { QuietText } from '../../ui/text/quiet-text'
import { showToast } from '../../ui/toasts/toast'
import { useCompanyDay } from '../accounts/use-company-day'
import { useGuard } from '../accounts/use-guard'

/** How soon a new lead is to be contacted, and what happens if it is not. */
export function FirstResponseCard() {
  return (
    <Sheet title={texts.title} text={texts.lead}>
      <SheetPart>
        <Loaded of={useEndpoint(companyEndpoints.firstResponse, {})} failed={texts.loadFailed} rows={4}>
          {(found) => (
            <Box maw={640}>
              <ResponseForm found={found} />
            </Box>
          )}
        </Loaded>
      </SheetPart>
    </Sheet>
  )
}

/** As it is typed. */
type Typed = {
  isWatched: boolean
  days: number[]
  from: string
  to: string
  respondWithin: string
  escalateAfter: string
  givesOn: boolean
  giveOnAfter: string
}

const typedOf = (found: FirstResponse): Typed => ({
  isWatched: found.isWatched,
  ...found.officeHours,
  respondWithin: String(found.respondWithin),
  escalateAfter: String(found.escalateAfter),
  givesOn: found.giveOnAfter !== undefined,
  giveOnAfter: String(found.giveOnAfter ?? 4),
})

const numberOf = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

const meantBy = (typed: Typed): FirstResponse => ({
  isWatched: typed.isWatched,
  officeHours: { days: typed.days, from: typed.from, to: typed.to },
  respondWithin: numberOf(typed.respondWithin),
  escalateAfter: numberOf(typed.escalateAfter),
  ...(typed.givesOn && { giveOnAfter: numberOf(typed.giveOnAfter) }),
})

/** Office hours that contradict each other are said at their end. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path[0] === 'officeHours' ? String(path[1] ?? 'to') : String(path[0])

function problemsOf(typed: Typed) {
  const fields: Record<string, string> = {}
  for (const { path, message } of firstResponseForm.safeParse(meantBy(typed)).error?.issues ?? [])
    fields[fieldOf(path)] ??= message
  return { fields }
}

function ResponseForm({ found }: { found: FirstResponse }) {
  const guard = useGuard('company.editAssignment')
  const isLocked = guard.because !== undefined
  const save = useSend(companyEndpoints.saveFirstResponse)
  const form = useFoyerForm<Typed>(
    problemsOf,
    typedOf(found),
    async (typed) => {
      await save.mutateAsync(meantBy(typed))
      showToast({ kind: 'ok', text: texts.saved })
    },
    { problemOf: (error) => ({ form: wordsOf(error, texts.failed) }), follows: true },
  )
  const { isWatched, givesOn } = form.values
  const number = { inputMode: 'numeric', autoComplete: 'off', disabled: isLocked } as const
  return (
    <>
      <Form form={form} submit={texts.save} isSubmitLocked={isLocked || !form.isChanged}>
        <CheckField
          {...form.field('isWatched')}
          label={texts.watch}
          description={texts.watchHint}
          disabled={isLocked}
        />
        <OfficeHoursFields form={form} isLocked={isLocked} />
        {isWatched && (
          <>
            <FieldGrid columns={2}>
              <TextField {...form.field('respondWithin')} {...number} label={texts.respondWithin} />
              <TextField {...form.field('escalateAfter')} {...number} label={texts.escalateAfter} />
            </FieldGrid>
            <CheckField
              {...form.field('givesOn')}
              label={texts.giveOn}
              description={texts.giveOnHint}
              disabled={isLocked}
            />
            {givesOn && (
              <FieldGrid columns={2}>
                <TextField {...form.field('giveOnAfter')} {...number} label={texts.giveOnAfter} />
              </FieldGrid>
            )}
          </>
        )}
      </Form>
      <FormGuard form={form} />
    </>
  )
}

function OfficeHoursFields({ form, isLocked }: { form: FoyerForm<Typed>; isLocked: boolean }) {
  const { timeZone } = useCompanyDay()
  const { days } = form.values
  const set = (day: number, isOn: boolean) =>
    form.change({ days: isOn ? [...days, day].sort() : days.filter((one) => one !== day) }, 'days')
  return (
    <Stack gap={8}>
      <Input.Wrapper
        component="fieldset"
        label={texts.officeHours}
        labelElement="div"
        error={form.problemAt('days')}
      >
        <Row gap={16} className="num">
          {texts.dayNames.map((name, place) => (
            <CheckField
              key={name}
              label={name}
              data-path="days"
              value={days.includes(place + 1)}
              readOnly={form.isBusy}
              disabled={isLocked}
              onChange={(isOn) => set(place + 1, isOn)}
            />
          ))}
        </Row>
      </Input.Wrapper>
      <FieldGrid columns={2} staysBeside>
        <TimeField {...form.field('from')} label={texts.from} disabled={isLocked} isNeeded />
        <TimeField {...form.field('to')} label={texts.to} disabled={isLocked} isNeeded />
      </FieldGrid>
      <QuietText size="small">{texts.inZone(timeZone)}</QuietText>
    </Stack>
  )
}
