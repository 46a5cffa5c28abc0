import { skipReasons } from '@foyer/contract/intake/messages/import'
import { importDuplicateTexts as texts } from '@foyer/contract/intake/messages/import-screen'
import { duplicatePolicies } from '@foyer/contract/leads/duplicates/model'
import { duplicateTexts } from '@foyer/contract/leads/messages/capture'
import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { Row, Stack } from '../../../../ui/layout/flow'
import { PlainList } from '../../../../ui/text/plain-list'
import { QuietText } from '../../../../ui/text/quiet-text'
import { SectionHeading } from '../../../../ui/text/section-heading'
import { BringBack } from '../../../leads/duplicates/bring-back'
import classes from './review.module.css'
import type { KnownRow, useKnownRows } from './use-known-rows'
import type { Review } from './use-review'

const wordsAbout = (one: KnownRow): string => {
  if ('sameAs' in one) return skipReasons.sameAsRow(one.sameAs)
  const { contact } = one
  if (contact.kind === 'hidden') return duplicateTexts.hidden(contact.owner ?? duplicateTexts.someone)
  return contact.isArchived
    ? duplicateTexts.archived(contact.name, contact.owner)
    : duplicateTexts.visible(contact.name, contact.owner, contact.stage)
}

const atMost = 100
const hints = { skip: texts.skipHint, fill: texts.fillHint, add: texts.addHint }

interface KnownRowsProps extends Pick<Review, 'duplicates' | 'setDuplicates'> {
  of: ReturnType<typeof useKnownRows>
}

/** What is there already, and what becomes of it: skip, update empty fields, add anyway. */
export function KnownRows({ of, duplicates, setDuplicates }: KnownRowsProps) {
  const { known, isNothingToCheck, hasFailed, isPending, retry } = of
  const none = isNothingToCheck ? texts.noneYet : texts.none
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.part} aria-label={texts.title}>
      <Row justify="space-between">
        <SectionHeading>{texts.title}</SectionHeading>
        {known.length > 0 && (
          <Button size="xs" variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.hide : texts.show}
          </Button>
        )}
      </Row>
      <div role="status">
        {isPending && !hasFailed && <QuietText>{texts.checking}</QuietText>}
        {!isPending && !hasFailed && (
          <QuietText>{known.length > 0 ? texts.found(known.length) : none}</QuietText>
        )}
        {hasFailed && (
          <Row>
            <QuietText>{texts.failed}</QuietText>
            <Button size="xs" variant="default" onClick={retry}>
              {texts.again}
            </Button>
          </Row>
        )}
      </div>
      {isOpen && known.length > 0 && (
        <div className={classes.list}>
          <PlainList label={texts.title} isDivided>
            {known.slice(0, atMost).map((one) => (
              <li key={one.row}>
                <Row grow="first">
                  <span>
                    <strong>{texts.row(one.row, one.name)}</strong> {wordsAbout(one)}
                  </span>
                  {'contact' in one && one.contact.kind === 'visible' && one.contact.isArchived && (
                    <BringBack leadId={one.contact.leadId} />
                  )}
                </Row>
              </li>
            ))}
          </PlainList>
          {known.length > atMost && <QuietText size="small">{texts.more(known.length - atMost)}</QuietText>}
        </div>
      )}
      {(known.length > 0 || hasFailed) && (
        <Radio.Group
          label={texts.policy}
          value={duplicates}
          onChange={(chosen) => setDuplicates(duplicatePolicies.find((one) => one === chosen) ?? 'skip')}
        >
          <Stack gap={8} className={classes.policies}>
            {duplicatePolicies.map((policy) => (
              <Radio
                key={policy}
                size="xs"
                value={policy}
                label={texts[policy]}
                description={hints[policy]}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </section>
  )
}
