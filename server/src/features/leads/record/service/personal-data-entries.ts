import { formatDay, formatInstant, formatTime12 } from '@foyer/contract/kit/dates'
import { formatAmount } from '@foyer/contract/kit/money'
import { displayPhone } from '@foyer/contract/kit/phone'
import { personalDataTexts as texts } from '@foyer/contract/leads/messages/personal-data'
import { visitHistoryTexts, visitOutcomeTexts } from '@foyer/contract/leads/visits/messages'
import type { VisitOutcome } from '@foyer/contract/leads/visits/model'
import { placeWords } from '@foyer/contract/leads/visits/rules'
import { plainText } from '../../../mail/service'
import { entryOf, type HistoryRow } from '../../work/repository/history'
import type { KeptKind, KeptRow } from '../repository/personal-data'
import type { Entry } from './personal-data-page'
import type { Known } from './personal-data-record'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
const dayAndTime = (day: string, time: string | undefined): string =>
  [formatDay(day), time && formatTime12(time)].filter(Boolean).join(', ')
const words = ({ text: said, namesOthers }: KeptRow): string | undefined =>
  namesOthers === true ? texts.alsoOthers : text(said)

/** Everything that was sent, each value under its name. */
const sentLines = (value: unknown, name = ''): string[] => {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [name ? `${name}: ${value}` : String(value)]
  return Object.entries(value).flatMap(([key, inner]) => sentLines(inner, name ? `${name}.${key}` : key))
}

type Reading = (row: KeptRow, known: Known) => Omit<Entry, 'at'>

const readings: Record<KeptKind, Reading> = {
  history: (row, { person, currencySymbol }) => {
    const entry = entryOf(row as unknown as HistoryRow, new Map())
    const { sentence, remark, meetingMode, outcome, followUp, amount } = entry
    return {
      about: [person(text(row.actorId) ?? null)],
      lines: [
        sentence,
        remark,
        meetingMode,
        outcome,
        followUp && dayAndTime(followUp.on, followUp.time),
        amount === undefined ? undefined : formatAmount(amount, currencySymbol),
      ],
    }
  },
  tasks: (row, { person, timeZone }) => {
    const [by, whom] = [person(text(row.creatorId) ?? null), person(text(row.assigneeId) ?? null)]
    const [doneAt, deletedAt] = [text(row.doneAt), text(row.deletedAt)]
    return {
      about: [by && texts.by(by), whom && texts.forPerson(whom)],
      lines: [
        text(row.title),
        text(row.note),
        texts.due(dayAndTime(String(row.dueOn), text(row.dueTime))),
        doneAt && texts.done(formatInstant(doneAt, timeZone)),
        deletedAt && `${texts.deleted} ${formatInstant(deletedAt, timeZone)}`,
      ],
    }
  },
  visits: (row, { person, timeZone }) => {
    const at = (instant: unknown) => text(instant) && formatInstant(String(instant), timeZone)
    const [onTheWay, arrived, undone] = [at(row.onTheWayAt), at(row.arrivedAt), at(row.undoneAt)]
    const { outcome, latitude, longitude, accuracy, nextOn } = row
    return {
      about: [person(text(row.userId) ?? null)],
      lines: [
        outcome ? visitOutcomeTexts[outcome as VisitOutcome] : texts.visitUnderWay,
        onTheWay && visitHistoryTexts.onTheWay(onTheWay),
        arrived && visitHistoryTexts.arrivedOnly(arrived),
        typeof latitude === 'number'
          ? `${placeWords({ latitude, longitude: Number(longitude), accuracy: 0 })}, ${visitHistoryTexts.within(Number(accuracy))}`
          : undefined,
        text(row.remark),
        nextOn ? dayAndTime(String(nextOn), text(row.nextTime)?.slice(0, 5)) : undefined,
        ...(row.files as string[]),
        undone && `${visitHistoryTexts.undone}: ${undone}`,
      ],
    }
  },
  mails: (row) => ({
    about: [texts.to(String(row.recipient))],
    lines: row.namesOthers === true ? [texts.alsoOthers] : [text(row.subject), words(row)],
  }),
  // They have marks for their screen.
  notifications: (row) => ({ about: [], lines: [plainText(words(row) ?? '')] }),
  answers: ({ from, subject, text: said, files }) => ({
    about: [texts.from(String(from))],
    lines: [text(subject), text(said), ...(files as string[])],
  }),
  unsubscribed: ({ address }) => ({ about: [], lines: [text(address)] }),
  deliveries: ({ door, payload }) => ({
    about: [text(door)],
    lines: sentLines(payload),
  }),
  clients: (row) => ({
    about: [],
    lines: [
      ...[row.name, row.companyName, row.email, row.phone && displayPhone(String(row.phone))].map(text),
      ...[row.location, row.city, row.postalCode, row.country].map(text),
      ...[row.billTo, row.billingAddress, row.billingLandmark, row.billingCity, row.gstNumber].map(text),
      ...(row.projects as string[]),
    ],
  }),
}

export const entryOfKept = (kind: KeptKind, row: KeptRow, known: Known): Entry => ({
  at: formatInstant(row.at, known.timeZone),
  ...readings[kind](row, known),
})
