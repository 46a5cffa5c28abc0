import { enquiryTexts as texts, webFormRefusals } from '@foyer/contract/intake/messages/web-form'
import { webFormLimits as limits } from '@foyer/contract/intake/web-form/limits'
import type { FormVisit, SentForm, Trail } from '@foyer/contract/intake/web-form/model'
import { answerProblems } from '@foyer/contract/intake/web-form/problems'
import { type Question, questionsOf } from '@foyer/contract/intake/web-form/questions'
import type { Content } from '@foyer/contract/kit/endpoint'
import { refuse } from '@foyer/contract/kit/refusal'
import { type CompanyScope, inCompany, type PublicContext } from '../../../context'
import { noticePage } from '../../../http/pages/public-page'
import { openPicture } from '../../files/service'
import { receive } from '../doors/service'
import { fitScript } from './fit-script'
import { openForm } from './open-form'
import { type FilledForm, type FormLook, formPage, thanksPage } from './page'
import { cut, type Posted, readPosted } from './posted'
import type { EnquiryPayload } from './reader'
import { countSince } from './repository'
import { judgeStamp, newStamp, onceKeyOf } from './stamp'

/** The page that links to the form, or shows it; not a page of the form itself. */
function cameFrom({ referer, isEmbedded, key, trail }: FormVisit): Trail {
  if (!referer || referer.includes(`/enquiry/${key}`)) return trail
  return isEmbedded ? { page: referer, ...trail } : { referrer: referer, ...trail }
}

const shortened = (trail: Trail): Trail =>
  Object.fromEntries(Object.entries(trail).map(([name, value]) => [name, cut(value ?? '')]))

export async function enquiryForm(ctx: PublicContext, input: FormVisit): Promise<Content> {
  const opened = await openForm(ctx, input)
  if ('notice' in opened) return noticePage(opened.notice)
  const { look, doorId } = opened
  return formPage(look, {
    questions: questionsOf(look.settings.fields, look.material.form),
    answers: new Map(),
    hasAgreed: false,
    problems: new Map(),
    message: undefined,
    stamp: look.isPreview ? '' : newStamp(ctx, doorId, ctx.clock()),
    trail: shortened(cameFrom(input)),
  })
}

export async function enquiryThanks(
  ctx: PublicContext,
  input: Pick<FormVisit, 'key' | 'isEmbedded'>,
): Promise<Content> {
  const opened = await openForm(ctx, { ...input, draft: '' })
  return 'notice' in opened ? noticePage(opened.notice) : thanksPage(opened.look)
}

/** The logo of this firm, and no other of its files. */
export async function enquiryLogo(
  ctx: PublicContext,
  input: Pick<FormVisit, 'key' | 'draft'>,
): Promise<Content> {
  const opened = await openForm(ctx, { ...input, isEmbedded: false })
  const fileId = 'notice' in opened ? null : opened.look.material.firm.logoFileId
  if ('notice' in opened || !fileId) return refuse(webFormRefusals.noLogo)
  const { contentType, content } = await openPicture(ctx, opened.companyId, fileId)
  return {
    headers: {
      'content-type': contentType,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=300',
    },
    content,
  }
}

export const enquiryScript = async (): Promise<Content> => ({
  headers: { 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' },
  content: fitScript,
})

const payloadOf = (questions: readonly Question[], posted: Posted, consent: string): EnquiryPayload => ({
  values: questions.flatMap(({ target, label }) => {
    const text = posted.answers.get(target)?.trim()
    return text ? [{ target, label, text }] : []
  }),
  trail: posted.trail,
  strangers: posted.strangers,
  consent: posted.hasAgreed && consent ? consent : undefined,
})

const minute = 60_000

interface Sent {
  look: FormLook
  doorId: string
  questions: readonly Question[]
  posted: Posted
}

/** What is said of the form as a whole, and whether it needs a new stamp. */
function stampMessage(ctx: PublicContext, { doorId, posted }: Sent) {
  const verdict = judgeStamp(ctx, doorId, posted.stamp, ctx.clock())
  if (verdict === 'too-old') return { message: texts.tooOld, stamp: newStamp(ctx, doorId, ctx.clock()) }
  return { message: verdict === 'too-quick' ? texts.tooQuick : undefined, stamp: posted.stamp }
}

/** The form again, with everything that was entered. */
const again = ({ look, questions, posted }: Sent, said: Partial<FilledForm>, status: number) =>
  formPage(
    look,
    {
      questions,
      answers: posted.answers,
      hasAgreed: posted.hasAgreed,
      problems: new Map(),
      message: undefined,
      stamp: posted.stamp,
      trail: posted.trail,
      ...said,
    },
    status,
  )

function problemsOf({ look, questions, posted }: Sent): Map<string, string> {
  const found = new Map<string, string>(answerProblems(questions, posted.answers, look.material.region))
  if (look.settings.consent && !posted.hasAgreed) found.set('consent', texts.consentMissing)
  return found
}

/** Stored and answered in one step; the job makes a lead of it. */
const store = (scope: CompanyScope, { look, doorId, questions, posted }: Sent): Promise<number> => {
  const payload = payloadOf(questions, posted, look.settings.consent)
  return receive(scope, { companyId: scope.companyId, id: doorId }, [
    { onceKey: onceKeyOf(posted.stamp, payload), payload, about: { ...posted.trail } },
  ])
}

export async function sendEnquiry(ctx: PublicContext, input: SentForm): Promise<Content> {
  const opened = await openForm(ctx, { ...input, draft: '' })
  if ('notice' in opened) return noticePage(opened.notice)
  const { look, doorId, companyId } = opened
  const questions = questionsOf(look.settings.fields, look.material.form)
  const sent: Sent = { look, doorId, questions, posted: readPosted(input.body, questions) }
  const thanked = {
    status: 303,
    headers: {
      location: `${look.path}/thanks${input.isEmbedded ? '?embed=1' : ''}`,
      'cache-control': 'no-store',
    },
    content: '',
  }
  if (sent.posted.isTrapped) {
    // A program learns nothing from it, and the firm is not bothered.
    ctx.log.info({ doorId }, 'an enquiry was caught by the trap')
    return thanked
  }
  const problems = problemsOf(sent)
  const { message, stamp } = stampMessage(ctx, sent)
  if (problems.size > 0 || message) return again(sent, { problems, message, stamp }, 422)
  const isTooMuch = await inCompany(ctx, companyId, async (scope) => {
    const lately = await countSince(scope.db, companyId, new Date(scope.now.getTime() - minute))
    if (lately >= limits.ofForm) return true
    await store(scope, sent)
    return false
  })
  if (!isTooMuch) return thanked
  const busy = again(sent, { message: texts.tooMany }, 429)
  return { ...busy, headers: { ...busy.headers, 'retry-after': minute / 1_000 } }
}
