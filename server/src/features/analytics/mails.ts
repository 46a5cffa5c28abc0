import { withFigures } from '@foyer/contract/analytics/address'
import { analyticsLimits } from '@foyer/contract/analytics/limits'
import { digestMailTexts, reportTexts, sentMailTexts } from '@foyer/contract/analytics/messages/mails'
import type { FigureQuery, SentDashboard } from '@foyer/contract/analytics/model'
import { type ReportFigures, reportOrder } from '@foyer/contract/analytics/report'
import { escapeHtml } from '@foyer/contract/kit/html'
import { formatAmount, grouped } from '@foyer/contract/kit/money'
import type { Env } from '../../env'
import { mailLayout } from '../mail/service'
import type { Report } from './service/sending/report'

interface Told {
  report: Report
  company: string
  currencySymbol: string
  env: Pick<Env, 'APP_URL' | 'PORT'>
}

const linkTo = (env: Told['env'], query: FigureQuery): string => {
  const url = new URL('/leads/analytics', env.APP_URL ?? `http://localhost:${env.PORT}/`)
  url.search = withFigures(url.searchParams, query).toString()
  return url.href
}

interface Line {
  name: string
  now: string
  before: string
}

const linesOf = ({ report: { now, formerly }, currencySymbol }: Told): Line[] => {
  const written = (figures: ReportFigures, name: keyof ReportFigures) =>
    name === 'wonValue' ? formatAmount(figures[name], currencySymbol) : grouped(figures[name])
  return reportOrder.map((name) => ({
    name: reportTexts.figures[name],
    now: written(now, name),
    before: written(formerly, name),
  }))
}

/** Half clear, so that the lines are seen on light and on dark. */
const cell = 'padding:6px 0;border-bottom:1px solid rgba(128,120,104,.35)'
const figure = `${cell};padding-left:16px;white-space:nowrap`

function bodyOf(told: Told): { html: string; text: string } {
  const { report, currencySymbol } = told
  const { top, quiet, before } = report
  const lines = linesOf(told)
  const winners = top.map(({ person, sales, totalSales }) =>
    reportTexts.winner(person.fullName, sales, formatAmount(totalSales, currencySymbol)),
  )
  const waiting = reportTexts.quiet(quiet, analyticsLimits.quietDays)
  const rows = lines.map(
    (line) =>
      `<tr><td style="${cell}">${escapeHtml(line.name)}</td>` +
      `<td align="right" style="${figure};font-weight:600">${escapeHtml(line.now)}</td>` +
      `<td class="ink-3" align="right" style="${figure};color:#6b655b">${escapeHtml(line.before)}</td></tr>`,
  )
  const head = `<tr><td class="ink-3" colspan="3" align="right" style="padding:0 0 4px;font-size:12px;color:#6b655b">${escapeHtml(reportTexts.before(before))}</td></tr>`
  const html = [
    `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${head}${rows.join('')}</table>`,
    ...(winners.length > 0
      ? [
          `<p style="margin:0 0 4px;font-weight:600">${escapeHtml(reportTexts.top)}</p>`,
          `<ol style="margin:0 0 16px;padding-left:20px">${winners.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ol>`,
        ]
      : []),
    `<p style="margin:0 0 16px">${escapeHtml(waiting)}</p>`,
  ].join('\n')
  const text = [
    lines.map((line) => reportTexts.line(line.name, line.now, line.before)).join('\n'),
    ...(winners.length > 0
      ? [[`${reportTexts.top}:`, ...winners.map((one, index) => `${index + 1}. ${one}`)].join('\n')]
      : []),
    waiting,
  ].join('\n\n')
  return { html, text }
}

export function digestMail(told: Told) {
  const { company, env, report } = told
  const { span, before } = report
  return {
    subject: digestMailTexts.subject(company, span),
    ...mailLayout({
      title: digestMailTexts.title,
      paragraphs: [digestMailTexts.intro(company, span, before)],
      body: bodyOf(told),
      action: {
        label: reportTexts.open,
        url: linkTo(env, { choice: { period: 'custom', ...span }, people: [] }),
      },
      footer: digestMailTexts.why(company),
    }),
  }
}

interface Sent extends Told {
  dashboard: SentDashboard
  sender: string
  /** Of the chosen people. */
  names: string[]
}

export function sentMail(told: Sent) {
  const { company, env, report, sender, names, dashboard } = told
  const { choice, people, note } = dashboard
  const texts = sentMailTexts
  return {
    subject: texts.subject(sender, choice),
    ...mailLayout({
      title: texts.title(choice),
      paragraphs: [
        texts.intro(sender, company, report.span, report.before),
        names.length > 0 ? texts.ofPeople(names) : texts.ofAll(sender),
        ...(note.trim() ? [texts.note(sender, note.trim())] : []),
      ],
      body: bodyOf(told),
      action: { label: reportTexts.open, url: linkTo(env, { choice, people }) },
      footer: texts.why(sender, company),
    }),
  }
}
