import { Refused } from '@foyer/contract/kit/refusal'
import { paperFailures } from '@foyer/contract/quotations/paper/messages'
import { type Deps, inCompany } from '../../../../context'
import { JobFailed, type JobHandler, type JobPayloads } from '../../../../jobs/kinds'
import { paperPicture, storeFile } from '../../../files/service'
import { tellOfQuotations } from '../../document/service/tell'
import { composePaper } from '../compose/compose'
import { print } from '../printer/print'
import { holdPaperOfVersion, updatePaperOfDraft, updatePaperOfVersion } from '../repository'
import { draftVersion, type KnownPaper, type PaperOf, readPaper } from './read-paper'

type PaperJob = PaperOf & { companyId: string }

async function printed(deps: Deps, companyId: string, { paper, name }: KnownPaper): Promise<string> {
  const logo = await paperPicture(deps, companyId, paper.firm.logoFileId)
  const signature = await paperPicture(deps, companyId, paper.firm.signatureFileId)
  const bytes = await print(composePaper(paper), { logo, signature }, deps.clock())
  const content = new Blob([bytes])
  return storeFile(deps, companyId, { name, contentType: 'application/pdf', content, createdBy: undefined })
}

/** Of two that were made at once the first is kept; nothing refers to the other, so it is purged. */
const keepOfVersion = (deps: Deps, { companyId, quotationId, version }: PaperJob, pdfFileId: string) =>
  inCompany(deps, companyId, async (scope) => {
    const { db } = scope
    const kept = await holdPaperOfVersion(db, companyId, quotationId, version)
    if (kept?.fileId) return kept.fileId
    await updatePaperOfVersion(db, companyId, quotationId, version, { pdfFileId, pdfError: null })
    await tellOfQuotations(scope)
    return pdfFileId
  })

const keepOfDraft = (deps: Deps, { companyId, quotationId }: PaperJob, fileId: string, mark: string) =>
  inCompany(deps, companyId, async (scope) => {
    await updatePaperOfDraft(scope.db, companyId, quotationId, {
      draftPdfFileId: fileId,
      draftPdfMark: mark,
      draftPdfError: null,
    })
    await tellOfQuotations(scope)
    return fileId
  })

async function make(deps: Deps, job: PaperJob): Promise<string> {
  const { companyId } = job
  const known = await inCompany(deps, companyId, (scope) => readPaper(scope, job), 'reading')
  if (known.fileId) return known.fileId
  const fileId = await printed(deps, companyId, known)
  return job.version === draftVersion
    ? keepOfDraft(deps, job, fileId, known.mark)
    : keepOfVersion(deps, job, fileId)
}

/** In this process: a mail and its link often want the same one at the same time. */
const underWay = new Map<string, Promise<string>>()

/**
 * The upload with the PDF of a version, or of what is being written; made unless it is there. Takes seconds: only for jobs.
 * Called again, or twice at once, it gives the same.
 */
export function makePaper(deps: Deps, job: PaperJob): Promise<string> {
  // What is being written may be another thing already.
  if (job.version === draftVersion) return make(deps, job)
  const key = `${job.companyId} ${job.quotationId} ${job.version}`
  const making = underWay.get(key) ?? make(deps, job).finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

const noteFailure = (deps: Deps, { companyId, quotationId, version }: PaperJob, text: string) =>
  inCompany(deps, companyId, async (scope) => {
    const { db } = scope
    if (version === draftVersion)
      await updatePaperOfDraft(db, companyId, quotationId, { draftPdfError: text })
    else await updatePaperOfVersion(db, companyId, quotationId, version, { pdfError: text })
    await tellOfQuotations(scope)
  })

/** Whoever waits hears at once that it failed; it is tried again all the same, unless that cannot help. */
export function paperJob(deps: Deps): JobHandler<JobPayloads['quotations.make-paper']> {
  const run = async (job: PaperJob): Promise<void> => {
    try {
      await makePaper(deps, job)
    } catch (error) {
      const isFinal = error instanceof Refused
      await noteFailure(deps, job, isFinal ? error.refusal.text : paperFailures.broken)
      throw isFinal ? new JobFailed(error.refusal.text, true) : error
    }
  }
  return Object.assign(run, { giveUp: (job: PaperJob) => noteFailure(deps, job, paperFailures.broken) })
}
