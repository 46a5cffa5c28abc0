import { formatDay, formatTime12 } from '@foyer/contract/kit/dates'
import { escapeHtml } from '@foyer/contract/kit/html'
import { minutesMailTexts as texts } from '@foyer/contract/projects/minutes/messages'
import type { MinutePoint, Minutes } from '@foyer/contract/projects/minutes/model'
import { mailLayout } from '../../../mail/service'

export interface MailedMinutes {
  minutes: Minutes
  projectName: string
  company: string
  sender: string
  /** The names of colleagues who have points. */
  ownerName: (point: MinutePoint) => string | undefined
}

export interface Reader {
  email: string
  name: string
  userId?: string | undefined
}

const dueOf = ({ dueOn }: MinutePoint) => (dueOn ? formatDay(dueOn) : undefined)

const heading = (text: string) => `<p style="margin:20px 0 8px;font-weight:600">${escapeHtml(text)}</p>`
const withBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

interface Line {
  number: number
  text: string
  /** Who, and until when. */
  more: string
}

const asHtml = (title: string, lines: readonly Line[]): string =>
  heading(title) +
  lines
    .map(
      ({ number, text, more }) =>
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>` +
        `<td class="ink-3" width="28" valign="top" style="padding:6px 0;color:#6b655b">${number}.</td>` +
        `<td class="ink" style="padding:6px 0;color:#1f1c18">${withBreaks(text)}` +
        `${more ? `<br><span class="ink-3" style="color:#6b655b;font-size:13px">${escapeHtml(more)}</span>` : ''}` +
        `</td></tr></table>`,
    )
    .join('')

const asText = (title: string, lines: readonly Line[]): string =>
  [title, ...lines.map(({ number, text, more }) => `${number}. ${text}${more ? ` (${more})` : ''}`)].join(
    '\n',
  )

const isOf =
  ({ userId, name }: Reader) =>
  (point: MinutePoint) =>
    userId ? point.ownerId === userId : point.ownerName?.toLowerCase() === name.toLowerCase()

/** The mail for one of those who were there: what they have to do comes first. */
export function minutesMail(mailed: MailedMinutes, reader: Reader) {
  const { minutes, projectName, company, sender, ownerName } = mailed
  const lineOf = (point: MinutePoint): Line => ({
    number: minutes.points.indexOf(point) + 1,
    text: point.text,
    more: [ownerName(point), dueOf(point) && texts.by(dueOf(point) ?? '')].filter(Boolean).join(', '),
  })
  const own = minutes.points.filter(isOf(reader)).map(lineOf)
  const parts = [
    ...(own.length > 0 ? [{ title: texts.yours, lines: own }] : []),
    ...(minutes.points.length > 0 ? [{ title: texts.points, lines: minutes.points.map(lineOf) }] : []),
  ]
  const when = [formatDay(minutes.heldOn), minutes.heldAt && formatTime12(minutes.heldAt)]
    .filter(Boolean)
    .join(', ')
  const names = minutes.attendees.map(({ name }) => name).join(', ')
  const notes = minutes.notes
  const layout = mailLayout({
    brand: company,
    title: minutes.title,
    paragraphs: [
      texts.held(projectName, when),
      [minutes.place && texts.place(minutes.place), names && texts.attendees(names)]
        .filter(Boolean)
        .join('\n'),
    ].filter((text) => text !== ''),
    body: {
      html:
        parts.map(({ title, lines }) => asHtml(title, lines)).join('') +
        (notes ? `${heading(texts.notes)}<p style="margin:0">${withBreaks(notes)}</p>` : ''),
      text: [
        ...parts.map(({ title, lines }) => asText(title, lines)),
        ...(notes ? [`${texts.notes}\n${notes}`] : []),
      ].join('\n\n'),
    },
    footer: texts.footer(sender, company),
  })
  return { recipient: reader.email, subject: texts.subject(minutes.title, projectName), ...layout }
}
