import { checkRow, problemSentence } from '@foyer/contract/intake/import/check-row'
import { importRefusals, importTexts } from '@foyer/contract/intake/messages/import'
import type { ArrivingValue } from '@foyer/contract/intake/read-arrival'
import { refuse } from '@foyer/contract/kit/refusal'
import type { Context } from '../../../../context'
import { inLeadScope, takeIn } from '../../../leads/service'
import { rulesOf } from './rules'

interface Saved {
  message: string
  created: number
  skipped: number
}

/** import.save for other programs: all of them are checked before any is written, and known ones are skipped (C-091). */
export const saveLeads = (ctx: Context, { leads }: { leads: ArrivingValue[][] }): Promise<Saved> =>
  inLeadScope(ctx, async (scope) => {
    const rules = await rulesOf(scope)
    const drafts = leads.map((values) => {
      const read = checkRow(values, rules)
      const [problem] = read.problems
      if (problem) refuse(importRefusals.rows(problemSentence(problem.text, read)))
      return { draft: read.draft }
    })
    const taken = await takeIn(scope, drafts, {
      duplicates: 'skip',
      door: importTexts.uploaded,
      sentence: importTexts.importedBy(scope.viewer.fullName),
      isUnattended: false,
    })
    const created = taken.filter(({ outcome }) => outcome === 'created').length
    return { message: importTexts.uploaded, created, skipped: taken.length - created }
  })
