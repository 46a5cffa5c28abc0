import { isValidCalendarDate } from '@foyer/contract/kit/dates'
import { documentLimits as limits } from '@foyer/contract/quotations/document/limits'
import { panelTexts as texts, totalsTexts } from '@foyer/contract/quotations/document/messages-editor'
import { documentProblems } from '@foyer/contract/quotations/document/messages-problems'
import type { QuotedClient } from '@foyer/contract/quotations/document/model'
import { gstStates, stateOfGst } from '@foyer/contract/quotations/document/states'
import { stateTaxName } from '@foyer/contract/quotations/document/totals'
import { Button } from '@mantine/core'
import { Dialog, DialogFoot } from '../../../../ui/dialogs/dialog'
import { FieldGrid, WholeRow } from '../../../../ui/form/field-grid'
import { SwitchField } from '../../../../ui/form/fields/check-field'
import { ChoiceField } from '../../../../ui/form/fields/choice-field'
import { DateField } from '../../../../ui/form/fields/date-field'
import { LongTextField } from '../../../../ui/form/fields/long-text-field'
import { TextField } from '../../../../ui/form/fields/text-field'
import { Stack } from '../../../../ui/layout/flow'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import type { HeadCardProps } from './head'

const states = gstStates.map(({ code, name }) => ({ value: code, label: name }))

interface HeadDialogProps extends HeadCardProps {
  onClose: () => void
}

/** Saved while it is typed, as all of the quotation is. */
export function HeadDialog({ actions, firmGst, onClose, ...head }: HeadDialogProps) {
  const { client, date, validUntil, supplyFrom, placeOfSupply } = head
  const setClient = (part: Partial<QuotedClient>) => actions.set({ client: { ...client, ...part } })
  const text = (name: keyof QuotedClient) => ({
    value: client[name],
    max: limits.client[name],
    onChange: (typed: string) => setClient({ [name]: typed }),
    onBlur: actions.pause,
  })
  const setGst = (gstNumber: string) => {
    const place = stateOfGst(gstNumber)
    actions.set({ client: { ...client, gstNumber }, ...(place && { placeOfSupply: place }) })
  }
  const isPlaceMissing = firmGst !== '' && placeOfSupply === ''
  const isBetween = supplyFrom !== '' && placeOfSupply !== '' && supplyFrom !== placeOfSupply
  const isEarly = validUntil !== null && isValidCalendarDate(validUntil) && validUntil < date
  return (
    <Dialog opened title={texts.document} width={760} onClose={onClose}>
      <Stack gap={20}>
        <FieldGrid columns={2}>
          <WholeRow>
            <TextField
              label={texts.titleField}
              value={head.title}
              max={limits.title}
              onChange={(title) => actions.set({ title })}
              onBlur={actions.pause}
            />
          </WholeRow>
          <DateField
            label={texts.date}
            placeholder={texts.dayPlaceholder}
            isNear
            value={date}
            error={!isValidCalendarDate(date) && documentProblems.date}
            onChange={(day) => actions.set({ date: day })}
          />
          <DateField
            label={texts.validUntil}
            placeholder={texts.dayPlaceholder}
            isNear
            first={date}
            value={validUntil ?? ''}
            error={isEarly && documentProblems.validUntil}
            onChange={(day) => actions.set({ validUntil: day === '' ? null : day })}
          />
        </FieldGrid>
        <SectionHeading level={3}>{texts.client}</SectionHeading>
        <FieldGrid columns={2}>
          <TextField label={texts.clientName} {...text('name')} />
          <TextField label={texts.companyName} {...text('companyName')} />
          <TextField label={texts.phone} {...text('phone')} inputMode="tel" />
          <TextField label={texts.email} {...text('email')} inputMode="email" />
          <WholeRow>
            <LongTextField label={texts.address} {...text('address')} rows={2} />
          </WholeRow>
          <WholeRow>
            <LongTextField
              label={texts.site}
              value={head.site}
              max={limits.site}
              rows={2}
              onChange={(site) => actions.set({ site })}
              onBlur={actions.pause}
            />
          </WholeRow>
          <TextField label={texts.gstNumber} {...text('gstNumber')} onChange={setGst} />
        </FieldGrid>
        <SectionHeading level={3}>{texts.tax}</SectionHeading>
        <SwitchField
          label={texts.isTaxed}
          value={head.isTaxed}
          description={firmGst === '' ? texts.noGstNumber : undefined}
          onChange={(isTaxed) => actions.set({ isTaxed })}
        />
        {head.isTaxed && (
          <FieldGrid columns={2}>
            <ChoiceField
              label={texts.supplyFrom}
              data={states}
              searchable
              clearable
              value={supplyFrom}
              onChange={(code) => actions.set({ supplyFrom: code })}
            />
            <ChoiceField
              label={texts.placeOfSupply}
              data={states}
              searchable
              clearable
              value={placeOfSupply}
              description={isPlaceMissing ? texts.noPlaceOfSupply : undefined}
              onChange={(code) => actions.set({ placeOfSupply: code })}
            />
            <WholeRow>
              <QuietText size="small">
                {isBetween ? texts.otherState : texts.sameState(stateTaxName(head))}
              </QuietText>
            </WholeRow>
          </FieldGrid>
        )}
        <SwitchField
          label={totalsTexts.round}
          value={head.isRounded}
          onChange={(isRounded) => actions.set({ isRounded })}
        />
      </Stack>
      <DialogFoot>
        <Button onClick={onClose}>{texts.done}</Button>
      </DialogFoot>
    </Dialog>
  )
}
