import type { StarterPack } from '@foyer/contract/company/starter-packs'
import { starterPackTexts } from '@foyer/contract/onboarding/messages'
import {
  starterDesignations,
  starterRules,
  starterSources,
  starterStages,
  starterTags,
} from '@foyer/contract/onboarding/starter-content'
import { type CompanyScope, type Context, inViewersCompany } from '../../context'
import { tellColleagues } from '../accounts/service'
import { notePacks } from '../company/service'
import { addMissingChoices } from '../fields/service'
import { addDesignation } from '../people/service'
import { addStarterRules, addStarterStages } from '../pipeline/service'
import { addMissingTags } from '../tags/service'

type Write = (scope: CompanyScope, by: string) => Promise<void>

const writers: Record<StarterPack, Write> = {
  pipeline: (scope) => addStarterStages(scope, starterStages),
  rules: (scope) => addStarterRules(scope, starterRules),
  sources: (scope) => addMissingChoices(scope, scope.companyId, 'source', starterSources),
  designations: async (scope) => {
    for (const name of starterDesignations) await addDesignation(scope, scope.companyId, name)
  },
  tags: (scope, by) => addMissingTags(scope, starterTags, by),
}

/** Rules stand between stages, so the stages come first. */
const order: StarterPack[] = ['pipeline', 'rules', 'sources', 'designations', 'tags']

/** One transaction: all of the packs that this firm has not taken yet, or none. */
export const takePacks = (
  ctx: Context,
  { packs }: { packs: StarterPack[] },
): Promise<{ message: string; taken: StarterPack[] }> =>
  inViewersCompany(ctx, async (scope) => {
    const fresh = await notePacks(scope, packs)
    const taken = order.filter((pack) => fresh.includes(pack))
    for (const pack of taken) await writers[pack](scope, ctx.viewer.userId)
    if (taken.length > 0)
      await tellColleagues(scope, {
        name: 'changed',
        about: ['company', 'pipeline', 'tags', 'people', 'sources'],
      })
    return { message: starterPackTexts.added, taken }
  })
