import { formatAmount } from '@foyer/contract/kit/money'
import { detailsPageTexts } from '@foyer/contract/leads/messages/details'
import { detailsTexts as texts } from '@foyer/contract/leads/messages/work'
import type { LeadDetail } from '@foyer/contract/leads/record/draft'
import { shownArea } from '@foyer/contract/leads/rules'
import { UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Surface } from '../../../../../ui/layout/card'
import { useCan } from '../../../../accounts/use-can'
import { useCompanyDay } from '../../../../accounts/use-company-day'
import type { FactName } from './fact-editor'
import classes from './facts-card.module.css'

const FactEditor = lazy(() => import('./fact-editor').then((module) => ({ default: module.FactEditor })))

/** What a lead is about, before all that was done with it: each can be changed where it stands. */
export function FactsCard({ lead }: { lead: LeadDetail }) {
  const { currencySymbol } = useCompanyDay()
  const facts: [FactName, label: string, value: string | undefined][] = [
    [
      'budget',
      texts.budget,
      lead.budget === undefined ? undefined : formatAmount(lead.budget, currencySymbol),
    ],
    ['area', texts.area, shownArea(lead)],
    ['workScope', texts.workScope, lead.workScope],
    ['city', detailsPageTexts.city, lead.city],
    ['source', texts.source, lead.source],
    ['sourceName', texts.sourceName, lead.sourceName],
  ]
  return (
    <Surface label={detailsPageTexts.facts}>
      <dl className={classes.facts}>
        {facts.map(([name, label, value]) => (
          <FactPlace key={name} lead={lead} name={name} label={label} value={value} />
        ))}
      </dl>
    </Surface>
  )
}

interface FactPlaceProps {
  lead: LeadDetail
  name: FactName
  label: string
  value: string | undefined
}

/** A click or Enter opens the field in its place; who only reads has the value alone. */
function FactPlace({ lead, name, label, value }: FactPlaceProps) {
  const canEdit = useCan('leads.edit')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (isOpen || !isDone.current) return
    isDone.current = false
    button.current?.focus({ preventScroll: true })
  }, [isOpen])
  const words = value || <span data-ink="3">{detailsPageTexts.blank}</span>
  const shown = canEdit ? (
    <UnstyledButton
      ref={button}
      fz="inherit"
      lh="inherit"
      className={classes.value}
      data-hover
      data-focus="inside"
      aria-label={detailsPageTexts.editFact(label, value ?? detailsPageTexts.nothing)}
      onClick={() => setOpen(true)}
    >
      {words}
    </UnstyledButton>
  ) : (
    words
  )
  return (
    <div data-open={isOpen || undefined}>
      <dt hidden={isOpen} data-small>
        {label}
      </dt>
      <dd>
        {isOpen ? (
          <Suspense fallback={shown}>
            <FactEditor
              lead={lead}
              name={name}
              label={label}
              onClose={(isKept) => {
                isDone.current = isKept
                setOpen(false)
              }}
            />
          </Suspense>
        ) : (
          shown
        )}
      </dd>
    </div>
  )
}
